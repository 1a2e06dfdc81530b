// A directory where processes of one user meet, and that nobody else may write to. Containers, cron, su and bare SSH often
// have no XDG_RUNTIME_DIR, and toasts have to know of each other there too.

package enum RuntimeDirectory {
  /// The first of these that is private to this user: `named` (XDG_RUNTIME_DIR, empty for none), `/run/user/UID`,
  /// `/tmp/toast-UID`, which is made where it is missing; nil where there is none.
  package static func find(_ named: [UInt8]) -> [UInt8]? {
    let user = Array(String(System.userID).utf8)
    for path in [named, Array("/run/user/".utf8) + user]
    where path.first == UInt8(ascii: "/") && isPrivate(path) {
      return path
    }
    let path = Array("/tmp/toast-".utf8) + user
    try? System.makeDirectory(path)
    // Another user may have put a link to one of our directories there.
    return isPrivate(path) && System.linkTarget(path) == nil ? path : nil
  }

  private static func isPrivate(_ path: [UInt8]) -> Bool {
    (try? System.status(of: path))?.isPrivateDirectory == true
  }
}
