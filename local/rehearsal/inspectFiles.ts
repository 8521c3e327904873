import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { health, paths } from '../../src/paths.ts';
import type { Suite } from '../suite/suite.ts';
import type { Looked, Release } from './release.ts';

const Backends = z.object({
  backends: z.array(z.object({ functionTriggers: z.array(z.object({ name: z.string() })) })),
});

const functionsOf = async ({ ports }: Suite): Promise<string[]> => {
  const answer = await fetch(`http://127.0.0.1:${ports.functions}/backends`);
  return Backends.parse(await answer.json()).backends.flatMap(({ functionTriggers }) =>
    functionTriggers.map(({ name }) => name),
  );
};

/** Returns a release's files that the live site lacks or serves with other content. */
const missing = async (origin: string, { assets, client }: Release): Promise<string[]> => {
  const wrong: string[] = [];
  for (const name of assets) {
    const answer = await fetch(`${origin}/_astro/${name}`);
    const body = Buffer.from(await answer.arrayBuffer());
    if (answer.status !== 200 || !body.equals(readFileSync(join(client, '_astro', name)))) wrong.push(name);
  }
  return wrong;
};

const namedBy = async (origin: string): Promise<string[]> => {
  const pages = await Promise.all(
    ['/', '/vi', paths.sell].map(async (path) => (await fetch(origin + path)).text()),
  );
  return [...new Set(pages.flatMap((page) => page.match(/(?<=\/_astro\/)[\w.-]+\.(?:js|css)/g) ?? []))];
};

/** Checks that a site serves the files that tabs of earlier builds request. */
export const inspectFiles = async (
  suite: Suite,
  live: Release,
  tabs: readonly Release[],
): Promise<Looked[]> => {
  const { origin } = suite;
  const looks: Looked[] = [];
  for (const tab of tabs) {
    const gone = tab.assets.filter((name) => !live.assets.includes(name));
    looks.push([
      `a tab of the ${tab.name} build finds its ${tab.assets.length} files, ${gone.length} of which this build has not`,
      tab !== live && gone.length === 0 ? ['any difference'] : await missing(origin, tab),
    ]);
  }
  const named = await namedBy(origin);
  const stale = named.filter((name) => !live.assets.includes(name));
  looks.push([`pages name files of this build alone (${named.length})`, named.length > 0 ? stale : ['none']]);
  const has = (await functionsOf(suite)).some((name) => name.endsWith(live.removed));
  looks.push([
    `${live.removed} is ${live.hasRemoved ? 'there' : 'gone'}`,
    has === live.hasRemoved ? [] : [live.removed],
  ]);
  // Tabs of every build request these addresses.
  for (const path of ['/catalogue/index.json', health, '/builds.json']) {
    const { status } = await fetch(origin + path);
    looks.push([`a tab may ask for ${path}`, status === 404 ? [path] : []]);
  }
  return looks;
};
