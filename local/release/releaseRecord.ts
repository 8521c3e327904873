import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { settingNames } from '../docs/installationSchema.ts';
import { inRoot } from '../project.ts';
import { runTool } from '../tool.ts';

/** File of the live site that names its release. Everything in it is in the public sources. */
const releaseFile = 'release.json';

// An answer from the network is printed: it must hold no other signs.
const Release = z.object({
  version: z.string().check(z.regex(/^\d+\.\d+\.\d+$/)),
  commit: z.nullable(z.string().check(z.regex(/^[0-9a-f]{40}$/))),
  settings: z.array(z.string().check(z.regex(/^[\w.$]+$/))),
});
export type Release = z.infer<typeof Release>;

export const parseRelease = (data: unknown): Release | null => Release.safeParse(data).data ?? null;

/** Without a commit if files differ from it, or git is missing. */
const commitHere = async (): Promise<string | null> => {
  const changed = await runTool('git', ['status', '--porcelain', '--untracked-files=no']);
  const head = await runTool('git', ['rev-parse', 'HEAD']);
  return changed.ok && changed.output === '' && head.ok ? head.output.trim() : null;
};

/** Returns the release that is checked out here. */
export const releaseHere = async (): Promise<Release> => ({
  version: String(JSON.parse(readFileSync(inRoot('package.json'), 'utf8')).version),
  commit: await commitHere(),
  settings: settingNames(),
});

/** Records the release among Hosting's files, for `npm run upgrade -- --check`. */
export const writeRelease = (client: string, release: Release): void =>
  writeFileSync(join(client, releaseFile), JSON.stringify(release));

const timeoutMs = 10_000;

/** Asks the live site for its release; null: it names none. Undefined: no answer. */
export const askRelease = async (origin: string): Promise<Release | null | undefined> => {
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await fetch(`${origin}/${releaseFile}`, { redirect: 'manual', signal });
    return response.ok ? parseRelease(await response.json()) : null;
  } catch {
    return undefined;
  }
};
