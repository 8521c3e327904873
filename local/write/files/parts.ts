import { isDeepStrictEqual } from 'node:util';
import { isMap, isNode, type Node, type YAMLMap, type YAMLSeq } from 'yaml';
import { isGroup, type Value } from '../editor/shape.ts';

/** A part of a list or group in its text, from its name or its first letter to its last. */
export type Part = { name: string | undefined; node: Node | null; start: number; end: number };
/** A part as it is to be: one that was there before, or a new one. */
export type Target = { old: number | undefined; name: string | undefined; value: Value };

const rangeOf = (node: unknown) => (isNode(node) && node.range ? node.range : undefined);

/** Where the parts of a list or group stand in the text. */
export const partsOf = (node: YAMLMap | YAMLSeq, text: string): Part[] => {
  const trimmed = (from: number, to: number) => from + text.slice(from, to).trimEnd().length;
  if (!isMap(node))
    return node.items.filter(isNode).map((item) => {
      const [start = 0, end = 0] = item.range ?? [];
      return { name: undefined, node: item, start, end: trimmed(start, end) };
    });
  return node.items.map(({ key, value }) => {
    const [start = 0, keyEnd = 0] = rangeOf(key) ?? [];
    const [, end = text.indexOf(':', keyEnd) + 1] = rangeOf(value) ?? [];
    return { name: String(key), node: isNode(value) ? value : null, start, end: trimmed(start, end) };
  });
};

/** Which of the old parts stay, in their old order, and where new ones come between them. */
export const arrange = (node: YAMLMap | YAMLSeq, parts: readonly Part[], next: Value): Target[] => {
  if (Array.isArray(next)) return arrangeList(node.toJSON(), next);
  if (!isGroup(next)) return [];
  const names = Object.keys(next);
  const kept = parts.flatMap(({ name = '' }, old): Target[] =>
    name in next ? [{ old, name, value: next[name] ?? null }] : [],
  );
  for (const [index, name] of names.entries()) {
    if (parts.some((part) => part.name === name)) continue;
    const before = kept.findIndex((target) => target.name === names[index - 1]);
    kept.splice(index === 0 ? 0 : before + 1, 0, { old: undefined, name, value: next[name] ?? null });
  }
  return kept;
};

/** What is equal at both ends stays; what is between is changed one by one, and the rest is new or gone. */
const arrangeList = (before: Value[], next: Value[]): Target[] => {
  const shorter = Math.min(before.length, next.length);
  const same = (from: (index: number) => boolean) => {
    let count = 0;
    while (count < shorter && from(count)) count += 1;
    return count;
  };
  const head = same((index) => isDeepStrictEqual(before[index], next[index]));
  const tail = Math.min(
    shorter - head,
    same((index) => isDeepStrictEqual(before.at(-1 - index), next.at(-1 - index))),
  );
  return next.map((value, index) => {
    const fromEnd = next.length - index;
    if (fromEnd <= tail) return { old: before.length - fromEnd, name: undefined, value };
    return { old: index < before.length - tail ? index : undefined, name: undefined, value };
  });
};
