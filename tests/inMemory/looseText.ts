import { afterEach, expect } from 'vitest';

/*
 * Fails an island's test in which React changed a text node beside others, or inserted a node before one.
 * Page translators replace such text nodes (decision 89).
 */
export const touched: string[] = [];

/** Returns whether React tracks this text node. It does not if the node is its element's only child. */
const isFollowed = (node: Node | null) =>
  node?.nodeType === 3 && Object.keys(node).some((key) => key.startsWith('__reactFiber'));

const note = (change: string, text: Node | null, parent: Node | null) => {
  if (isFollowed(text) && text?.textContent?.trim())
    touched.push(
      `${change} "${text.textContent}" in ${parent instanceof Element ? parent.outerHTML.slice(0, 200) : 'nothing'}`,
    );
};

const { insertBefore, removeChild } = Node.prototype;
Object.assign(Node.prototype, {
  insertBefore(this: Node, added: Node, before: Node | null) {
    note('inserted before', before, this);
    return insertBefore.call(this, added, before);
  },
  removeChild(this: Node, removed: Node) {
    note('removed', removed, this);
    return removeChild.call(this, removed);
  },
});

const owner = [Text.prototype, CharacterData.prototype, Node.prototype].find((one) =>
  Object.hasOwn(one, 'nodeValue'),
);
const value = owner && Object.getOwnPropertyDescriptor(owner, 'nodeValue');
if (value)
  Object.defineProperty(Text.prototype, 'nodeValue', {
    ...value,
    set(this: Text, text: string) {
      note(`wrote "${text}" over`, this, this.parentNode);
      value.set?.call(this, text);
    },
  });

afterEach(() => {
  expect(touched.splice(0)).toEqual([]);
});
