import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { Problem } from '../problem.ts';
import { inRoot, root } from '../project.ts';
import { runTool } from '../tool.ts';
import { collectInline, inlineFile } from './collectInline.ts';
import { fingerprint } from './fingerprint.ts';
import { stampWorker } from './stampWorker.ts';

const sources = ['src', 'public', 'astro.config.mjs', 'tsconfig.json', 'package-lock.json'];
const stamp = inRoot('.cache', 'site');

async function isFresh(now: string): Promise<boolean> {
  const built = existsSync(inRoot('dist', 'client')) && existsSync(inRoot('dist', 'server'));
  return built && existsSync(inlineFile) && existsSync(stamp) && (await readFile(stamp, 'utf8')) === now;
}

/** Builds the site, unless told to skip what has not changed; says whether it did. */
export async function buildSite({ ifStale }: { ifStale: boolean }): Promise<boolean> {
  const now = fingerprint(root, sources);
  if (ifStale && (await isFresh(now))) return false;
  const built = await runTool('astro', ['build']);
  if (!built.ok) throw new Problem(`The site does not build:\n${built.output}`);
  await collectInline();
  stampWorker();
  await mkdir(inRoot('.cache'), { recursive: true });
  await writeFile(stamp, now);
  return true;
}
