import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { renderBundle } from './renderBundle.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bundle-'));
});
afterAll(() => rm(folder, { recursive: true }));

const entry = `export const render = async (path, locals) => ({ status: 200, html: path + JSON.stringify(locals) });`;
/** Writes a bundle into a new folder, as `astro build` does. */
const built = async (name: string, files: Record<string, string> = {}, caller = 'caller') => {
  const root = join(folder, name);
  await mkdir(join(root, 'render', 'chunks'), { recursive: true });
  const all = { 'index.js': caller, 'render/entry.mjs': entry, 'render/chunks/a.mjs': 'a', ...files };
  for (const [file, content] of Object.entries(all)) await writeFile(join(root, file), content);
  return renderBundle(pathToFileURL(join(root, 'render/')), pathToFileURL(join(root, 'index.js')));
};

it('renders a page with what it shows', async () => {
  const { render } = await built('renders');
  expect(await render('/vi', {})).toEqual({ status: 200, html: '/vi{}' });
});

it('is refused where the build is of another kind', async () => {
  const { render } = await built('other', { 'render/entry.mjs': "export const render = 'none';" });
  await expect(render('/', {})).rejects.toThrow();
});

it('is named by all of its files and by what prepares its pages, wherever it lies', async () => {
  const name = (await built('one')).build();
  expect(name).toMatch(/^[0-9a-f]{12}$/);
  expect((await built('two')).build()).toBe(name);
  const others = [
    await built('chunk', { 'render/chunks/a.mjs': 'b' }),
    await built('named', { 'render/chunks/b.mjs': '' }),
    await built('caller', {}, 'another caller'),
  ].map(({ build }) => build());
  expect(new Set([name, ...others]).size).toBe(4);
});

it('is named once, so that a page is found again', async () => {
  const { build } = await built('kept');
  const name = build();
  await writeFile(join(folder, 'kept', 'index.js'), 'changed meanwhile');
  expect(build()).toBe(name);
});

it('lets its own scripts and styles run, and the emulators be asked', async () => {
  const inline = JSON.stringify({ scripts: ['sha256-script'], styles: ['sha256-style'] });
  const { headers } = await built('inline', { 'render/inline.json': inline });
  const { 'Content-Security-Policy': policy } = headers();
  expect(policy).toMatch(/script-src[^;]*sha256-script /);
  expect(policy).toMatch(/style-src[^;]*sha256-style/);
  const local = headers(['http://localhost:18080'])['Content-Security-Policy'];
  expect([policy, local].map((one) => one?.includes('localhost:18080'))).toEqual([false, true]);
});
