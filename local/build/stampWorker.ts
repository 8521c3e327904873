import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { inRoot } from '../project.ts';
import { fingerprint } from './fingerprint.ts';

const mark = '__BUILD__';

/** Writes into the worker which build it belongs to, so that every build brings another and the pages of the last go. */
export const stampWorker = (): void => {
  const file = inRoot('dist', 'client', 'sw.js');
  if (!existsSync(file)) return;
  const script = readFileSync(file, 'utf8');
  writeFileSync(file, script.replace(mark, fingerprint(inRoot('dist'), ['client', 'server']).slice(0, 12)));
};
