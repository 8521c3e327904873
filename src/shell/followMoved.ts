/* Page translators move inline elements into <font>. React expects them in their old parent and would throw,
   so these methods use a node's present parent (decision 89). */
if (typeof Node !== 'undefined') {
  const { insertBefore, removeChild } = Node.prototype;
  const parentOf = (node: Node | null, expected: Node) =>
    node?.parentNode && expected.contains(node) ? node.parentNode : expected;
  Object.assign(Node.prototype, {
    insertBefore(this: Node, added: Node, before: Node | null) {
      return insertBefore.call(parentOf(before, this), added, before);
    },
    removeChild(this: Node, removed: Node) {
      return removeChild.call(parentOf(removed, this), removed);
    },
  });
}
