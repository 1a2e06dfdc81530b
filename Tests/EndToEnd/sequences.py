"""What may ever be sent to a terminal: text, and the sequences that the program documents. Everything else is a fault."""

import re

SEQUENCE = re.compile(
    rb"""
      \x1b [D78]                                                    # IND, DECSC, DECRC
    | \x1b \( [0B]                                                  # SCS
    | \x1b \[ \d* [ABCDLM]                                          # CUU, CUD, CUF, CUB, IL, DL
    | \x1b \[ (\d+ (;\d+)?)? H                                      # CUP
    | \x1b \[ (J | 2K | (\d+;\d+)?r)                          # ED, EL, DECSTBM
    | \x1b \[ [\d;:]* m                                             # SGR
    | \x1b \[ \? (7 | 25 | 1049 | 1000 | 1006 | 2004 | 2026) [hl]   # modes
    | \x1b \[ \? (1 | 5 | 6 | 9 | 69 | 100[1-5] | 101[56] | 2031 | 2048) l   # modes that are only reset
    | \x1b \[ (<99u | =0u | >4m | 4l | 20l | 0\ q | \?0c)            # keys and the like that are only reset
    | \x1b (> | \)B | \]8;;\x1b\\)
    | \x0f                                                          # SI
    | \x07                                                          # BEL
    | \r+\n?                                                        # CR, the end of a plain line
    """, re.X)
CONTROL = re.compile("[\x00-\x1f\x7f-\x9f\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]")


def strangers(sent):
    """The pieces of what was sent that are neither text nor a documented sequence, with what follows them."""
    found = []
    at = 0
    text = bytearray()
    while at < len(sent):
        if sent[at] >= 0x20 and sent[at] != 0x7F:
            text.append(sent[at])
            at += 1
            continue
        match = SEQUENCE.match(sent, at)
        if match:
            # A text may not be continued across a sequence: each piece must be whole UTF-8 by itself.
            text.append(0x0A)
            at = match.end()
        else:
            found.append(sent[at:at + 20])
            at += 1
    for piece in bytes(text).split(b"\n"):
        try:
            if CONTROL.search(piece.decode("utf-8")):
                found.append(piece)
        except UnicodeDecodeError:
            found.append(piece)
    return found
