import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot } from '../project.ts';
import type { ToolResult } from '../tool.ts';

/** Where a build puts the source maps of its scripts (src/render/takeMaps.ts). */
export const mapFolder = inRoot('dist', 'maps');

type Run = (args: string[]) => Promise<ToolResult>;

/**
 * Where a project keeps the source maps of all its builds: a bucket of its own, which no rule of Firebase opens and whose
 * files wake no function. A map lies under the name of its script, and that has a hash of what it contains.
 */
export const mapBucket = (project: string): string => `gs://${project}-maps`;

/**
 * Keeps the maps of the build that was just deployed.
 * @param gcloud runs Google's command line with these arguments
 * @returns null, or what to do because it did not work
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

/** The map of a script: of the build that lies here, else of those that the project keeps; null where neither has it. */
export const findMap = async (script: string, project: string, gcloud: Run): Promise<string | null> => {
  const file = join(mapFolder, `${script}.map`);
  if (existsSync(file)) return readFileSync(file, 'utf8');
  if (project === '') return null;
  const { ok, output } = await gcloud(['storage', 'cat', `${mapBucket(project)}/${script}.map`]);
  return ok ? output : null;
};
