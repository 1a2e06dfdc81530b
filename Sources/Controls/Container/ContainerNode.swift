// How the members of a container stand to each other: a tree whose leaves are members.

package import Text

package struct ContainerNode {
  package enum Kind {
    case member(Int)
    case column
    /// Side by side, or one below the other where that would be too narrow.
    case row
    /// A column under a heading; an empty one is a line.
    case group(DisplayText)
    /// Children of which one is seen at a time.
    case pages
    case page(DisplayText)
    /// A line, with words in it where there are any.
    case line(DisplayText)
    /// A column of which at most so many rows are seen.
    case scroll(rows: Int)
  }

  package var kind: Kind
  package var children: [ContainerNode]
  /// The gate that must be open for it to be shown; nil for always.
  package var gate: Int?
  /// Cells within a row; nil for a share of what is left.
  package var width: Int?
  /// Its part of that share beside those of others; 0 counts as 1 where none has more.
  package var grow = 0

  package init(_ kind: Kind, _ children: [ContainerNode] = [], gate: Int? = nil) {
    self.kind = kind
    self.children = children
    self.gate = gate
  }
}

extension Container {
  /// The pages, of which those count that are not hidden; empty for a container without.
  var pages: [ContainerNode] { Self.pages(of: root).filter { isOpen($0) } }

  private static func pages(of node: ContainerNode) -> [ContainerNode] {
    if case .pages = node.kind { return node.children }
    return node.children.lazy.map(pages).first { !$0.isEmpty } ?? []
  }

  func isOpen(_ node: ContainerNode) -> Bool { node.gate.map { gates[$0].isOpen } ?? true }

  package var pageCount: Int { max(1, pages.count) }

  /// The members that are seen on a page, in their order.
  func members(onPage page: Int) -> [Int] { members.indices.filter { isOn(page: page, $0) } }

  func isOn(page: Int, _ index: Int) -> Bool {
    shown[index] && pageOf[index].map { $0 == page } ?? true
  }
}
