import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { hour } from '../time/time.ts';
import { quotas } from './quota.ts';

const page = readFileSync(new URL('../../../docs/quotas.md', import.meta.url), 'utf8');

it('docs/quotas.md shows the table', () => {
  const rows = Object.entries(quotas).map(([kind, quota]) => {
    const span = quota.window === hour ? 'an hour' : 'a day';
    const also = 'hourly' in quota ? ` ${quota.hourly} an hour ` : ' ';
    const grown = quota.grown.toLocaleString('en-US');
    return `| \`${kind}\` | ${quota.young} ${span} | ${grown} ${span} |${also}| ${quota.by} |`;
  });
  expect(page.split('\n').filter((line) => /^\| `/.test(line))).toEqual(rows);
});
