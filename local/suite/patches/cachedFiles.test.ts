import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

/** Stand-in for Hosting that counts its answers. */
const hosting = `
  let asked = 0;
  require('node:http').createServer((request, response) => {
    asked += 1;
    const lasts = request.url.startsWith('/_astro/a') || request.url.startsWith('/photos/');
    response.statusCode = request.url.includes('missing') ? 404 : 200;
    response.setHeader('cache-control', lasts ? 'public, immutable' : 'no-cache');
    response.setHeader('x-kind', 'script');
    response.write(String(asked));
    const end = () => response.end(' for ' + request.headers['accept-encoding']);
    if (request.url.includes('slow')) setTimeout(end, 200);
    else end();
  }).listen(0, '127.0.0.1', function () { console.log(this.address().port); });`;
const cache = join(import.meta.dirname, 'cachedFiles.ts');
const server = spawn(process.execPath, ['--import', cache, '-e', hosting], {
  stdio: ['ignore', 'pipe', 'ignore'],
});
let port = 0;

beforeAll(async () => {
  const [line] = await once(server.stdout, 'data');
  port = Number(line);
});
afterAll(() => void server.kill());

const ask = async (path: string, headers: Record<string, string> = {}, method = 'GET') => {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method, headers });
  return { status: answer.status, kind: answer.headers.get('x-kind'), text: await answer.text() };
};

it('a file with a hash in its name is made once for each encoding, with its headers', async () => {
  const first = await ask('/_astro/a.js', { 'accept-encoding': 'br' });
  expect(first).toMatchObject({ status: 200, kind: 'script', text: expect.stringContaining(' for br') });
  expect(await ask('/_astro/a.js', { 'accept-encoding': 'br' })).toEqual(first);
  const plain = await ask('/_astro/a.js', { 'accept-encoding': 'identity' });
  expect(plain.text).toContain(' for identity');
  expect(plain).not.toEqual(first);
});

it.each([
  ['a page', '/', {}, 'GET'],
  ['a photo that somebody signed in asks for', '/photos/a/b/card.webp', { cookie: '__session=x' }, 'GET'],
  ['a file that browsers must ask about', '/_astro/b.js', {}, 'GET'],
  ['a file that is missing', '/_astro/a-missing.js', {}, 'GET'],
  ['a part of a file', '/_astro/a.js', { range: 'bytes=0-1' }, 'GET'],
  ['the question whether a file has changed', '/_astro/a.js', { 'if-none-match': 'x' }, 'GET'],
  ['what is sent', '/_astro/a.js', {}, 'POST'],
])('%s reaches Hosting each time', async (_, path, headers, method) => {
  const first = await ask(path, headers, method);
  expect((await ask(path, headers, method)).text).not.toBe(first.text);
});

it.each([
  ['hidden', 'DELETE', '/storage/v1/b/x/o/public%2Flistings%2Fa%2Fb%2Fcard.webp'],
  ['made again', 'POST', '/upload/storage/v1/b/x/o?name=public%2Flistings%2Fa%2Fb%2Fcard.webp'],
])('a photo is kept until one is %s', async (_, method, write) => {
  const photo = '/photos/a/b/full.webp';
  const first = await ask(photo);
  expect(await ask(photo)).toEqual(first);
  await ask('/storage/v1/b/x/o/public%2Flistings%2Fa%2Fb%2Fcard.webp');
  expect(await ask(photo)).toEqual(first);
  await ask(write, {}, method);
  expect((await ask(photo)).text).not.toBe(first.text);
});

it('a photo that is written while it is read is not kept', async () => {
  const [first] = await Promise.all([
    ask('/photos/a/slow.webp'),
    ask('/storage/v1/b/x/o/public%2Flistings%2Fa', {}, 'DELETE'),
  ]);
  expect((await ask('/photos/a/slow.webp')).text).not.toBe(first.text);
});
