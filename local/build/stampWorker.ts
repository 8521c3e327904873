import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { inRoot } from '../project.ts';
import { fingerprint } from './fingerprint.ts';

const mark = '__BUILD__';

/** Writes the build's id into the service worker, so that browsers replace its cache. */
export const stampWorker = (): void => {
  const file = inRoot('dist', 'client', 'sw.js');
  if (!existsSync(file)) return;
  const script = readFileSync(file, 'utf8');
  writeFileSync(file, script.replace(mark, fingerprint(inRoot('dist'), ['client', 'server']).slice(0, 12)));
};
