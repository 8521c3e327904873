import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';

/** File that lists the files of _astro for each of the last builds; the newest build first. */
export const buildList = 'builds.json';
/** Number of earlier builds whose scripts and styles open pages may need. */
const before = 2;

const Name = z.string().check(z.regex(/^\w[\w.-]*$/));
const Builds = z.array(z.array(Name));

const timeoutMs = 20_000;
const ask = (address: string) => fetch(address, { signal: AbortSignal.timeout(timeoutMs) }).catch(() => null);

/**
 * Returns the files of earlier builds, except a build equal to this one. Empty before the first deployment.
 */
const earlierBuilds = async (origin: string, own: readonly string[]): Promise<string[][]> => {
  const answer = await ask(`${origin}/${buildList}`);
  const builds = answer?.ok ? Builds.safeParse(await answer.json().catch(() => null)).data : undefined;
  return (builds ?? []).filter((names) => names.join() !== own.join()).slice(0, before);
};

/**
 * Fetches scripts and styles of the last two builds from the live site. Hosting serves one release only, but
 * open pages request their own build's files.
 * @returns number of earlier builds, and those of their files that the site no longer has
 */
export const keepAssets = async (
  origin: string,
  client: string,
): Promise<{ builds: number; lost: string[] }> => {
  const folder = join(client, '_astro');
  const own = readdirSync(folder).toSorted();
  const earlier = await earlierBuilds(origin, own);
  const lost: string[] = [];
  for (const name of new Set(earlier.flat())) {
    if (existsSync(join(folder, name))) continue;
    const file = await ask(`${origin}/_astro/${name}`);
    if (file?.ok) writeFileSync(join(folder, name), Buffer.from(await file.arrayBuffer()));
    else lost.push(name);
  }
  writeFileSync(join(client, buildList), JSON.stringify([own, ...earlier]));
  return { builds: earlier.length, lost };
};
