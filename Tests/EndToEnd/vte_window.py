"""A window with nothing but a terminal of VTE in it, which is the terminal of GNOME, Xfce and others: `vte_window.py COMMAND WORD…`.

It runs with the system's Python, which has the bindings (Debian: python3-gi, gir1.2-vte-2.91).
"""

import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("Vte", "2.91")
from gi.repository import GLib, Gtk, Pango, Vte  # noqa: E402  pylint: disable=wrong-import-position

if __name__ == "__main__":
    window, terminal = Gtk.Window(), Vte.Terminal()
    terminal.set_size(100, 30)
    terminal.set_font(Pango.FontDescription("DejaVu Sans Mono 10"))
    terminal.set_cursor_blink_mode(Vte.CursorBlinkMode.OFF)
    terminal.connect("child-exited", lambda *_: Gtk.main_quit())
    terminal.spawn_async(Vte.PtyFlags.DEFAULT, None, sys.argv[1:], None, GLib.SpawnFlags.DEFAULT, None, None, -1, None, None)
    window.add(terminal)
    window.show_all()
    window.move(0, 0)
    terminal.grab_focus()
    Gtk.main()
