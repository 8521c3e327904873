import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { findExport } from './hub.ts';

function folderWith(...whole: string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'export-'));
  for (const name of ['firebase', 'firebase.previous']) mkdirSync(join(folder, name));
  for (const name of whole) writeFileSync(join(folder, name, 'firebase-export-metadata.json'), '{}');
  return folder;
}

it('imports the newest export', () => {
  const folder = folderWith('firebase', 'firebase.previous');
  expect(findExport(folder)).toBe(join(folder, 'firebase'));
});

it('imports the export before it when the newest was cut off', () => {
  const folder = folderWith('firebase.previous');
  expect(findExport(folder)).toBe(join(folder, 'firebase.previous'));
});

it('imports nothing into a suite that has no data yet', () => {
  expect(findExport(folderWith())).toBeUndefined();
});
