import { parse } from 'yaml';
import { type Group, isGroup } from '../editor/shape.ts';

const cache = new Map<string, Group>();
/** Limit of the cache, above the number of content files. */
const maxTexts = 500;

/** Parses a YAML or JSON text, with a cache. Dates stay texts. */
export const parseOnce = (text: string): Group => {
  const before = cache.get(text);
  if (before) return before;
  const value = parse(text);
  const group = isGroup(value) ? value : {};
  if (cache.size >= maxTexts) cache.clear();
  cache.set(text, group);
  return group;
};
