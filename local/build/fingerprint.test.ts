import { mkdirSync, mkdtempSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { fingerprint } from './fingerprint.ts';

let root = '';
let before = '';
const now = () => fingerprint(root, ['src', 'config.mjs', 'missing']);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'sources-'));
  mkdirSync(join(root, 'src/pages'), { recursive: true });
  writeFileSync(join(root, 'src/pages/index.astro'), 'one');
  writeFileSync(join(root, 'config.mjs'), 'two');
  before = now();
});

it('is the same for the same files', () => {
  writeFileSync(join(root, 'src/pages/index.astro'), 'one');
  expect(now()).toBe(before);
});

it.each([
  ['a file changes', () => writeFileSync(join(root, 'config.mjs'), 'three')],
  ['a file appears', () => writeFileSync(join(root, 'src/pages/new.astro'), '')],
  [
    'a file is renamed',
    () => renameSync(join(root, 'src/pages/index.astro'), join(root, 'src/pages/home.astro')),
  ],
])('changes when %s', (_, change) => {
  change();
  expect(now()).not.toBe(before);
});

it('takes no notice of tests, nor of what lies elsewhere', () => {
  writeFileSync(join(root, 'src/money.test.ts'), '');
  writeFileSync(join(root, 'README.md'), '');
  expect(now()).toBe(before);
});
