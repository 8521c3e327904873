import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { settingNames } from '../docs/installationSchema.ts';
import { inRoot } from '../project.ts';
import { runTool } from '../tool.ts';

const releaseFile = 'release.json';

// The terminal prints this response of the live site, so only these characters are allowed.
const Release = z.object({
  version: z.string().check(z.regex(/^\d+\.\d+\.\d+$/)),
  commit: z.nullable(z.string().check(z.regex(/^[0-9a-f]{40}$/))),
  settings: z.array(z.string().check(z.regex(/^[\w.$]+$/))),
});
export type Release = z.infer<typeof Release>;

export const parseRelease = (data: unknown): Release | null => Release.safeParse(data).data ?? null;

/** Returns the checked-out commit; null if a file has changed. */
const commitHere = async (): Promise<string | null> => {
  const changed = await runTool('git', ['status', '--porcelain', '--untracked-files=no']);
  const head = await runTool('git', ['rev-parse', 'HEAD']);
  return changed.ok && changed.output === '' && head.ok ? head.output.trim() : null;
};

export const releaseHere = async (): Promise<Release> => ({
  version: String(JSON.parse(readFileSync(inRoot('package.json'), 'utf8')).version),
  commit: await commitHere(),
  settings: settingNames(),
});

export const writeRelease = (client: string, release: Release): void =>
  writeFileSync(join(client, releaseFile), JSON.stringify(release));

const timeoutMs = 10_000;

/** Returns the live site's release. Null: the site has no release record. Undefined: no response. */
export const askRelease = async (origin: string): Promise<Release | null | undefined> => {
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await fetch(`${origin}/${releaseFile}`, { redirect: 'manual', signal });
    if (response.ok) return parseRelease(await response.json());
    return response.status < 500 ? null : undefined;
  } catch {
    return undefined;
  }
};
