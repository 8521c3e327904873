/*
 * Page translators wrap the words of a sentence in a <font>, and inline elements among them move into it. React still takes
 * the old parent for theirs, and an insertion or a removal would throw. Here both happen where the element is now (decision 89).
 */
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
