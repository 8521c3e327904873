import { parse } from 'yaml';
import { type Group, isGroup } from '../editor/shape.ts';

const known = new Map<string, Group>();
/** More texts than the content has files. */
const most = 500;

/** The group of values that a YAML or JSON text holds. A text that was read before is not read again. */
export const parseOnce = (text: string): Group => {
  const before = known.get(text);
  if (before) return before;
  const value = parse(text);
  const group = isGroup(value) ? value : {};
  if (known.size >= most) known.clear();
  known.set(text, group);
  return group;
};
