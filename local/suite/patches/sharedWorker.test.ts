import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** Imitates firebase-tools' runtime: a message names the function, and each response contains that name. */
const program = `
  const { createServer, get } = require('node:http');
  let told = Promise.resolve();
  let target = 'none';
  process.on('message', (message) => {
    told = told.then(() => { target = JSON.parse(message).functionTarget; });
  });
  const server = createServer((request, response) => response.end(target)).listen(0, '127.0.0.1', async () => {
    const { port } = server.address();
    const ask = (headers) =>
      fetch('http://127.0.0.1:' + port, { headers }).then((answer) => answer.text());
    const answers = [await ask({ 'x-function': 'first' }), await ask({ 'x-function': 'second' }), await ask({})];
    console.log(answers.join(' '));
    process.exit();
  });`;

const answers = (env: Record<string, string>) =>
  spawnSync(process.execPath, ['--import', join(import.meta.dirname, 'sharedWorker.mjs'), '-e', program], {
    encoding: 'utf8',
    env: { PATH: String(process.env.PATH), ...env },
  }).stdout.trim();

it('a shared process runs the function that the request names', () => {
  expect(answers({ FUNCTION_DEBUG_MODE: 'true' })).toBe('first second second');
});

it('a process of one function runs that one, whatever a request says', () => {
  expect(answers({})).toBe('none none none');
});
