import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';

/** Where a site lists the files of _astro that its last builds need, the newest build first. */
export const buildList = 'builds.json';
/** Builds before the one that is deployed whose open pages still find their scripts and styles. */
const before = 2;

const Name = z.string().check(z.regex(/^\w[\w.-]*$/));
const Builds = z.array(z.array(Name));

const patience = 20_000;
const ask = (address: string) => fetch(address, { signal: AbortSignal.timeout(patience) }).catch(() => null);

/** What the site lists, without a build that is deployed once more; nothing before the first deployment. */
const earlierBuilds = async (origin: string, own: readonly string[]): Promise<string[][]> => {
  const answer = await ask(`${origin}/${buildList}`);
  const builds = answer?.ok ? Builds.safeParse(await answer.json().catch(() => null)).data : undefined;
  return (builds ?? []).filter((names) => names.join() !== own.join()).slice(0, before);
};

/**
 * Hosting serves the files of one release alone, and a page that is still open asks for those of its own build. So the
 * scripts and styles of the last two builds are fetched from the site that is live, and deployed with this one.
 * @param client the folder that is deployed to Hosting
 * @returns how many builds before this one are kept, and which of their files the site no longer has
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
