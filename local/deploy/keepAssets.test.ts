import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { keepAssets } from './keepAssets.ts';

let root: string;
let live: string | null;
let server: Server;
let origin: string;

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'vongxe-assets-'));
  live = null;
  server = createServer(({ url = '' }, response) => {
    const file = join(root, live ?? 'nothing', url);
    response.writeHead(existsSync(file) ? 200 : 404);
    response.end(existsSync(file) ? readFileSync(file) : '<h1>Not here</h1>');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
  server.close();
  rmSync(root, { recursive: true });
});

const build = (name: string, files: string[]): string => {
  const client = join(root, name);
  mkdirSync(join(client, '_astro'), { recursive: true });
  for (const file of files) writeFileSync(join(client, '_astro', file), `${file} of ${name}`);
  return client;
};
const deploy = async (name: string, files: string[]) => {
  const result = await keepAssets(origin, build(name, files));
  live = name;
  return result;
};
const reachable = () => readdirSync(join(root, live ?? '', '_astro')).toSorted();

it('keeps what the last two builds need, and lets go of what came before', async () => {
  expect(await deploy('a', ['page.a.js', 'same.js'])).toEqual({ builds: 0, lost: [] });
  expect(await deploy('b', ['page.b.js', 'same.js'])).toEqual({ builds: 1, lost: [] });
  expect(reachable()).toEqual(['page.a.js', 'page.b.js', 'same.js']);
  expect(await deploy('c', ['page.c.js'])).toEqual({ builds: 2, lost: [] });
  expect(reachable()).toEqual(['page.a.js', 'page.b.js', 'page.c.js', 'same.js']);
  await deploy('d', ['page.d.js']);
  expect(reachable()).toEqual(['page.b.js', 'page.c.js', 'page.d.js', 'same.js']);
  expect(readFileSync(join(root, 'd', '_astro', 'page.b.js'), 'utf8')).toBe('page.b.js of b');
});

it('does not count a build that is deployed twice', async () => {
  await deploy('a', ['page.a.js']);
  await deploy('b', ['page.b.js']);
  expect(await deploy('b again', ['page.b.js'])).toEqual({ builds: 1, lost: [] });
  await deploy('c', ['page.c.js']);
  expect(reachable()).toEqual(['page.a.js', 'page.b.js', 'page.c.js']);
});

it('says which files the site no longer has', async () => {
  await deploy('a', ['page.a.js']);
  rmSync(join(root, 'a', '_astro', 'page.a.js'));
  expect(await deploy('b', ['page.b.js'])).toEqual({ builds: 1, lost: ['page.a.js'] });
  expect(reachable()).toEqual(['page.b.js']);
});

it.each([
  ['no list', '<h1>Welcome</h1>'],
  ['a list of something else', '{"files":[]}'],
  ['names that lead out of the folder', '[["../../page.js"]]'],
])('keeps nothing of a site that has %s', async (_, list) => {
  writeFileSync(join(build('a', ['page.a.js']), 'builds.json'), list);
  live = 'a';
  expect(await keepAssets(origin, build('b', ['page.b.js']))).toEqual({ builds: 0, lost: [] });
});

it('keeps nothing where no site answers yet', async () => {
  const nowhere = 'http://127.0.0.1:9';
  expect(await keepAssets(nowhere, build('a', ['page.a.js']))).toEqual({ builds: 0, lost: [] });
  expect(JSON.parse(readFileSync(join(root, 'a', 'builds.json'), 'utf8'))).toEqual([['page.a.js']]);
});
