import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot } from '../project.ts';
import type { ToolResult } from '../tool.ts';

/** Written by src/astro/takeMaps.ts. */
export const mapFolder = inRoot('dist', 'maps');

type Run = (args: string[]) => Promise<ToolResult>;

/** Separate bucket for source maps: Firebase's rules and triggers do not apply to it. */
export const mapBucket = (project: string): string => `gs://${project}-maps`;

/**
 * Stores the source maps of the deployed build.
 * @returns null, or what to do after a failure
 */
export const keepMaps = async (project: string, gcloud: Run): Promise<string | null> => {
  const copy = ['storage', 'cp', join(mapFolder, '*.map'), `${mapBucket(project)}/`];
  const { ok, output } = await gcloud(copy);
  if (ok) return null;
  return [
    `The source maps of this build could not be kept in ${mapBucket(project)}: ${output.trim().split('\n').at(-1)}`,
    `Until the next build they are in dist/maps. Keep them: gcloud ${copy.join(' ')}`,
  ].join('\n');
};

/** Returns a script's map from the local build, else from the project's bucket; null if neither has it. */
export const findMap = async (script: string, project: string, gcloud: Run): Promise<string | null> => {
  const file = join(mapFolder, `${script}.map`);
  if (existsSync(file)) return readFileSync(file, 'utf8');
  if (project === '') return null;
  const { ok, output } = await gcloud(['storage', 'cat', `${mapBucket(project)}/${script}.map`]);
  return ok ? output : null;
};
