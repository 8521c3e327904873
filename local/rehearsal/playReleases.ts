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
import { seedSuite } from '../seeding.ts';
import { onStop } from '../stopping.ts';
import { startSuite } from '../suite/startSuite.ts';
import type { Suite } from '../suite/suite.ts';
import { inspect } from './inspect.ts';
import { inspectFiles } from './inspectFiles.ts';
import { inspectLaw } from './inspectLaw.ts';
import type { Looked, Release } from './release.ts';
import { removed, sentences, sourceChanges } from './sourceChanges.ts';
import { arrive, openBrowser, openTab, useTab } from './tabs.ts';

const uploaded = [inRoot('dist'), inRoot('functions', 'lib')] as const;
const releaseFolder = (name: string, part: number) => inRoot('.cache', 'released', name, String(part));
const clientOf = (name: string) => join(releaseFolder(name, 0), 'client');

const put = async (from: (part: number) => string, to: (part: number) => string) => {
  for (const part of uploaded.keys()) {
    await rm(to(part), { recursive: true, force: true });
    await cp(from(part), to(part), { recursive: true });
  }
};
const here = (part: number) => uploaded[part] ?? '';

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

const changeSources = () => {
  for (const { file, from, to } of sourceChanges) {
    const text = readFileSync(inRoot(file), 'utf8');
    if (!text.includes(from)) throw new Problem(`The rehearsal cannot change ${file}: it has no ${from}`);
    writeFileSync(inRoot(file), text.replace(from, to));
  }
};

const releaseOf = (name: string, sentence: string, hasRemoved: boolean): Release => {
  const [assets = []] = JSON.parse(readFileSync(join(clientOf(name), buildList), 'utf8')) as string[][];
  return { name, sentence, assets, client: clientOf(name), removed, hasRemoved };
};

/** Enough bikes for the home page's cards and for a bike's page. */
const bikes = 6;

/** Serves the release `live`, checks its responses and the files for open tabs, then performs `act`. */
const look = async (
  suite: Suite,
  live: Release,
  earlier: readonly Release[],
  act: () => Promise<Looked[]>,
): Promise<void> => {
  writeDeployConfig();
  const running = await startSuite(suite);
  await seedSuite(suite, bikes);
  const looks = [
    ...(await inspect(suite.origin)),
    ...(await inspectFiles(suite, live, earlier)),
    ...(await inspectLaw(suite.origin)),
    ...(await act()),
  ];
  await running.stop();
  const lines = looks.map(([what, wrong]) =>
    wrong.length === 0 ? `✓ ${what}` : `✗ ${what} (${wrong.slice(0, 5).join(', ')})`,
  );
  console.log([`${live.name}:`, ...lines].join('\n'));
  if (looks.some(([, wrong]) => wrong.length > 0)) throw new Problem(`The site is not right: ${live.name}.`);
};

/**
 * Rehearses a first deployment, one that removes a function, and a rollback, while tabs of other builds are
 * open. Runs in a copy, because it changes sources.
 */
export const playReleases = async (suite: Suite, origin: string): Promise<void> => {
  const client = inRoot('dist', 'client');
  await rm(suite.folder, { recursive: true, force: true });
  const person = await openBrowser(suite.origin);
  onStop.do(person.close);

  await keepAssets(origin, client);
  await put(here, (part) => releaseFolder('first', part));
  const first = releaseOf('first', sentences[0], true);
  const older = await openTab(person, first);
  await look(suite, first, [], () => arrive(older));

  changeSources();
  await buildAll({ ifStale: false });
  await whileLive('first', (live) => keepAssets(live, client));
  await put(here, (part) => releaseFolder('second', part));
  const second = releaseOf('second', sentences[1], false);
  const newer = await openTab(person, second);
  // The new tab's service worker also controls the older tab.
  await look(suite, second, [first], async () => [
    ...(await arrive(newer)),
    ...(await useTab(older, second)),
  ]);

  await put((part) => releaseFolder('first', part), here);
  await whileLive('second', (live) => keepAssets(live, client));
  await look(suite, first, [first, second], () => useTab(newer, first));
  await person.close();
};
