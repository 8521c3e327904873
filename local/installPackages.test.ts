import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { inRoot } from './project.ts';

let root: string;
let bin: string;
const put = (file: string, text: string) => {
  const path = join(root, file);
  mkdirSync(join(path, '..'), { recursive: true });
  writeFileSync(path, text);
};
const lockOf = (version: string) =>
  JSON.stringify({
    packages: {
      '': {},
      'node_modules/a': { version },
      'node_modules/b': { version: '1.0.0', optional: true },
    },
  });

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'install-'));
  bin = mkdtempSync(join(tmpdir(), 'npm-'));
  put('package-lock.json', lockOf('2.0.0'));
  // Stand-in for `npm ci`: records its run, empties and fills node_modules.
  const npm = `#!/bin/sh
echo run >> npm-runs
rm -rf node_modules/*
mkdir -p node_modules/a
sleep 1
cp package-lock.json node_modules/.package-lock.json
`;
  writeFileSync(join(bin, 'npm'), npm);
  chmodSync(join(bin, 'npm'), 0o755);
});
afterEach(() => {
  for (const folder of [root, bin]) rmSync(folder, { recursive: true, force: true });
});

const run = async (mayEmpty = '') => {
  const script = `import(${JSON.stringify(inRoot('local', 'installPackages.mjs'))}).then(({ installPackages }) => {
    const problem = installPackages(${[JSON.stringify(root), mayEmpty].filter(Boolean).join(', ')});
    if (problem) { console.error(problem); process.exit(1); }
  });`;
  const PATH = [bin, process.env.PATH].join(delimiter);
  const child = spawn(process.execPath, ['-e', script], { env: { ...process.env, PATH } });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const [code] = await once(child, 'close');
  return { code, said: output };
};
const runs = () =>
  existsSync(join(root, 'npm-runs')) ? readFileSync(join(root, 'npm-runs'), 'utf8').match(/run/g)?.length : 0;

it('two commands at once install once, and both go on', async () => {
  const both = await Promise.all([run(), run()]);
  expect(both.map(({ code }) => code)).toEqual([0, 0]);
  expect(runs()).toBe(1);
  expect((await run()).said).toBe('');
  expect(runs()).toBe(1);
});

it('other packages are left alone without a terminal, and the way out is named', async () => {
  put('node_modules/.package-lock.json', lockOf('1.0.0'));
  put('node_modules/a/own-patch.js', '');
  const { code, said } = await run();
  expect([code, runs()]).toEqual([1, 0]);
  expect(said).toContain('node_modules has other packages than package-lock.json. Nothing was changed.');
  expect(said).toContain('Run `npm ci`');
  expect(existsSync(join(root, 'node_modules/a/own-patch.js'))).toBe(true);
});

it('other packages are replaced once somebody at the terminal has agreed', async () => {
  put('node_modules/.package-lock.json', lockOf('1.0.0'));
  expect((await run('() => false')).code).toBe(1);
  expect(runs()).toBe(0);
  const { code, said } = await run('() => true');
  expect([code, runs()]).toEqual([0, 1]);
  expect(said).toContain('Emptying node_modules and installing the packages …');
});

it('a link is never emptied: it is named, and what to do', async () => {
  put('elsewhere/.package-lock.json', lockOf('1.0.0'));
  symlinkSync(join(root, 'elsewhere'), join(root, 'node_modules'));
  const { code, said } = await run();
  expect([code, runs()]).toEqual([1, 0]);
  expect(said).toContain(`node_modules is a link to ${join(root, 'elsewhere')}, which has other packages`);
  expect(existsSync(join(root, 'elsewhere/.package-lock.json'))).toBe(true);
  put('elsewhere/.package-lock.json', lockOf('2.0.0'));
  expect(await run()).toEqual({ code: 0, said: '' });
});

it('what another npm may be filling is left alone', async () => {
  put('node_modules/a/package.json', '{}');
  const { code, said } = await run();
  expect([code, runs()]).toEqual([1, 0]);
  expect(said).toContain('node_modules is incomplete. If npm is installing in another window, wait');
  expect(existsSync(join(root, '.cache/installing'))).toBe(false);
});

it('an own installation that was interrupted is done again', async () => {
  put('node_modules/a/package.json', '{}');
  const gone = spawn(process.execPath, ['-e', '']);
  await once(gone, 'close');
  put('.cache/installing', String(gone.pid));
  expect((await run()).code).toBe(0);
  expect(runs()).toBe(1);
  expect(existsSync(join(root, '.cache/installing'))).toBe(false);
});
