import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { target } from '../../src/settings.ts';
import { inRoot, root } from '../project.ts';
import { inlineFile } from './collectInline.ts';
import { isCriticalCssOn } from './criticalCss/isOn.ts';
import { fingerprint } from './fingerprint.ts';

const sources = ['src', 'public', 'local/build', 'astro.config.mjs', 'tsconfig.json', 'package-lock.json'];
const stamp = inRoot('.cache', 'site');

/** What a build is made of: its sources, the installation that it is for, and whether styles are taken out of pages. */
export const sourcesNow = (of = target): string =>
  `${of} ${isCriticalCssOn ? 'critical' : 'whole'} ${fingerprint(root, sources)}`;

/** Whether what was built last is what would be built now. */
export async function isFresh(now = sourcesNow()): Promise<boolean> {
  const built = existsSync(inRoot('dist', 'client')) && existsSync(inRoot('dist', 'server'));
  return built && existsSync(inlineFile) && existsSync(stamp) && (await readFile(stamp, 'utf8')) === now;
}

/** Remembers what was built. */
export async function noteBuilt(now: string): Promise<void> {
  await mkdir(inRoot('.cache'), { recursive: true });
  await writeFile(stamp, now);
}
