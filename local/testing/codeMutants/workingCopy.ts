import { cpSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { inRoot } from '../../project.ts';

const folder = inRoot('.cache', 'mutants', 'tree');
const left = new Set([
  'node_modules',
  '.git',
  '.cache',
  '.data',
  '.astro',
  '.firebase',
  'dist',
  'screenshots',
  'test-results',
]);

/** Copies the sources, so that an interrupted run leaves no broken file behind. */
export const copySources = (): string => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(inRoot()))
    if (!left.has(name)) cpSync(inRoot(name), join(folder, name), { recursive: true });
  symlinkSync(inRoot('node_modules'), join(folder, 'node_modules'), 'junction');
  return folder;
};

export const writeSources = (files: readonly { name: string; content: string }[]): void => {
  for (const { name, content } of files) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
};
