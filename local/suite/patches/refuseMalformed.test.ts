import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isWellFormed } from './wellFormed.ts';

/** Stand-in for Hosting's emulator: crashes at an address that it cannot decode. */
const hosting = `
  const read = (address) => new URL(address, 'http://localhost') && decodeURI(address);
  require('node:http').createServer((request, response) => response.end(read(request.url)))
    .listen(0, '127.0.0.1', function () { console.log(this.address().port); });`;
const guard = join(import.meta.dirname, 'refuseMalformed.ts');
const server = spawn(process.execPath, ['--import', guard, '-e', hosting], {
  stdio: ['ignore', 'pipe', 'ignore'],
});
let port = 0;

beforeAll(async () => {
  const [line] = await once(server.stdout, 'data');
  port = Number(line);
});
afterAll(() => void server.kill());

const ask = async (path: string, method = 'GET') => {
  const sent = request({ host: '127.0.0.1', port, path, method }).end();
  const [answer] = await once(sent, 'response');
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk);
  return [answer.statusCode, Buffer.concat(chunks).toString()];
};

it.each([
  '/%ff',
  '/?x=%ff',
  '/vi/terms?q=%',
  '/%E0%A4%A',
  '/%c0%ae',
  '/x%zz',
  '/%ed%a0%80',
  '//',
  '//?x',
  '//[',
  '//a:b:c',
])('answers 400 to %s, which would end Hosting', async (path) => {
  expect(await ask(path)).toEqual([400, 'The address is malformed.\n']);
  expect(await ask(path, 'POST')).toEqual([400, 'The address is malformed.\n']);
});

it.each(['/', '/vi/terms?q=100%25', '/xe-s%E1%BB%91', '/%2f%5c', '/o/uploads%2Fa?alt=media'])(
  'lets %s through as it is',
  async (path) => {
    expect(isWellFormed(path)).toBe(true);
    expect(await ask(path)).toEqual([200, decodeURI(path)]);
  },
);
