import { parse } from 'yaml';
import { type Group, isGroup } from '../editor/shape.ts';

const known = new Map<string, Group>();
/** More than the number of content files. */
const maxTexts = 500;

/** Returns the values of a YAML or JSON text, cached. Days stay texts. */
export const parseOnce = (text: string): Group => {
  const before = known.get(text);
  if (before) return before;
  const value = parse(text);
  const group = isGroup(value) ? value : {};
  if (known.size >= maxTexts) known.clear();
  known.set(text, group);
  return group;
};
