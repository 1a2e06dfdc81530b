// Where processes of one user meet: a folder that belongs to this user and that nobody else may write to. Containers, cron,
// su and bare SSH often have no XDG_RUNTIME_DIR, and toasts have to know of each other there too.

/// The folder for files that live as long as the processes they are about.
package enum RuntimeDirectory {
  /// The first of these that is this user's alone: the named one, `/run/user/UID`, `/tmp/toast-UID`, which is made where
  /// it is missing.
  ///
  /// - Parameter named: what `XDG_RUNTIME_DIR` says (XDG Base Directory Specification); empty for nothing.
  /// - Returns: the folder's path; nil where there is none.
  package static func find(_ named: [UInt8]) -> [UInt8]? {
    let user = Array(String(System.userID).utf8)
    for path in [named, Array("/run/user/".utf8) + user]
    where path.first == UInt8(ascii: "/") && (try? System.facts(of: path))?.isOwnFolder == true {
      return path
    }
    let path = Array("/tmp/toast-".utf8) + user
    try? System.makeFolder(path)
    // Others may have been there first, with a link to a folder of ours.
    let isOwn = (try? System.facts(of: path))?.isOwnFolder == true
    return isOwn && System.linkTarget(path) == nil ? path : nil
  }
}
