import type { Group } from '../editor/shape.ts';
import { parseOnce } from './parseOnce.ts';
import { patchYaml } from './patchYaml.ts';

const split = (text: string) => {
  const [, front = '', rest = ''] = /^---\n(.*?\n)---\n?(.*)$/s.exec(text) ?? ['', '', text];
  const [, before = '', body = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(rest) ?? [];
  return { front, before, body, after };
};

/** What a Markdown file says of itself, and its running text without the empty lines around it. */
export const readMarkdown = (text: string): { front: Group; body: string } => {
  const { front, body } = split(text);
  return { front: parseOnce(front), body };
};

/** A Markdown file with other values and another running text; what differs alone is written anew. */
export const writeMarkdown = (old: string, front: Group, body: string): string => {
  const now = split(old);
  const room = body && !now.body ? { before: '\n', after: '\n' } : now;
  return `---\n${patchYaml(now.front, front)}---\n${body ? room.before + body + room.after : ''}`;
};
