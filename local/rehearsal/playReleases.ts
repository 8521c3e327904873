import { readFileSync, writeFileSync } from 'node:fs';
import { cp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { buildAll } from '../build/buildAll.ts';
import { writeDeployConfig } from '../build/hostingConfig.ts';
import { buildList, keepAssets } from '../deploy/keepAssets.ts';
import { Problem } from '../problem.ts';
import { inRoot } from '../project.ts';
import { startSuite } from '../suite/startSuite.ts';
import type { Suite } from '../suite/suite.ts';
import { inspect } from './inspect.ts';
import { inspectTabs, type Release } from './inspectTabs.ts';

/** What a deployment uploads: Hosting's files and the functions. */
const uploaded = [inRoot('dist'), inRoot('functions', 'lib')] as const;
const kept = (name: string, part: number) => inRoot('.cache', 'released', name, String(part));
const clientOf = (name: string) => join(kept(name, 0), 'client');

const put = async (from: (part: number) => string, to: (part: number) => string) => {
  for (const part of uploaded.keys()) {
    await rm(to(part), { recursive: true, force: true });
    await cp(from(part), to(part), { recursive: true });
  }
};
const here = (part: number) => uploaded[part] ?? '';

/** Does something while a release is live, as far as a deployment asks it: the files of Hosting. */
const whileLive = async <T>(name: string, act: (origin: string) => Promise<T>): Promise<T> => {
  const server = createServer(async (request, response) => {
    const file = await readFile(join(clientOf(name), request.url ?? '')).catch(() => null);
    response.writeHead(file ? 200 : 404).end(file);
  }).listen(0);
  try {
    return await act(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  } finally {
    server.close();
  }
};

/** Has the next build differ, in what browsers load as in the functions: one of them is gone. */
export const removed = 'askStillForSale';
const changeSources = () => {
  const changes = [
    [
      ['functions', 'src', 'index.ts'],
      `export { ${removed} } from './stillForSale/${removed}.trigger.ts';\n`,
      '',
    ],
    [
      ['src', 'features', 'browse', 'openCatalogue.ts'],
      'const freshFor = 120_000;',
      'const freshFor = 119_000;',
    ],
  ] as const;
  for (const [path, from, to] of changes) {
    const text = readFileSync(inRoot(...path), 'utf8');
    if (!text.includes(from))
      throw new Problem(`The rehearsal cannot change ${path.join('/')}: it has no ${from}`);
    writeFileSync(inRoot(...path), text.replace(from, to));
  }
};

const releaseOf = (name: string, hasRemoved: boolean): Release => {
  const [assets = []] = JSON.parse(readFileSync(join(clientOf(name), buildList), 'utf8')) as string[][];
  return { name, assets, client: clientOf(name), removed, hasRemoved };
};

/** Starts what lies in dist and functions/lib as the live site, and looks at it with tabs of other releases open. */
const look = async (suite: Suite, live: Release, tabs: readonly Release[]): Promise<void> => {
  writeDeployConfig();
  const running = await startSuite(suite);
  const [site, open] = [await inspect(suite.origin), await inspectTabs(suite, live, tabs)];
  await running.stop();
  console.log([`${live.name}:`, ...site.lines, ...open.lines].join('\n'));
  if (!site.ok || !open.ok) throw new Problem(`The site is not right: ${live.name}.`);
};

/**
 * A first deployment, one with a function less, and the way back, each with tabs of the other build open. What lies in dist and
 * functions/lib is the first; the sources are changed, so this runs in the copy of a rehearsal.
 */
export const playReleases = async (suite: Suite, origin: string): Promise<void> => {
  const client = inRoot('dist', 'client');
  await keepAssets(origin, client);
  await put(here, (part) => kept('first', part));
  const first = releaseOf('first', true);
  await look(suite, first, []);

  changeSources();
  await buildAll({ ifStale: false });
  await whileLive('first', (live) => keepAssets(live, client));
  await put(here, (part) => kept('second', part));
  const second = releaseOf('second', false);
  await look(suite, second, [first]);

  // The way back is a deployment of the older version.
  await put((part) => kept('first', part), here);
  await whileLive('second', (live) => keepAssets(live, client));
  await look(suite, first, [first, second]);
};
