import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { describeLimits } from './limits.ts';
import { Mail } from './mail.ts';

const kinds = Mail.def.options.flatMap(({ def }) => [...def.shape.kind.def.values]);
const page = readFileSync(new URL('../../../docs/emails.md', import.meta.url), 'utf8');
const rows = [...page.matchAll(/^\| `(\w+)` \|(.+)\|$/gm)].map(([, kind = '', cells = '']) => {
  const [cause = '', receiver = '', words = '', limits = ''] = cells.split('|').map((cell) => cell.trim());
  return { kind, cause, receiver, words, limits };
});
const rowOf = (kind: string) => rows.find((row) => row.kind === kind);

it('every kind of email has a row in docs/emails.md, which says who causes it, who gets it and in whose words', () => {
  expect(rows.map(({ kind }) => kind).toSorted()).toEqual(kinds.toSorted());
  for (const { cause, receiver, words } of rows)
    expect([cause, receiver, words].every((cell) => cell.length > 3)).toBe(true);
});

it.each(kinds)('and the limits of %s there are those that are counted', (kind) => {
  expect(rowOf(kind)?.limits).toBe(describeLimits(kind));
});
