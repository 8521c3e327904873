import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Metafile } from 'esbuild';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { exportedBy } from '../doctor/facts.ts';
import { inRoot } from '../project.ts';
import { bundleOptions } from './bundleFunctions.ts';
import { dispatcher, entriesOf } from './functionEntries.ts';

const index = readFileSync(inRoot('functions', 'src', 'index.ts'), 'utf8');

it('every function that is exported has a bundle', () => {
  expect(entriesOf(index).flatMap(({ names }) => names)).toEqual(exportedBy(index));
  expect(entriesOf(index).length).toBeGreaterThan(30);
});

it('the bundles know the brands that have a guide, as addresses write them', () => {
  const brands: unknown = JSON.parse(bundleOptions().define?.__BRANDS__ ?? '[]');
  expect(brands).toEqual(expect.arrayContaining(['honda', 'yamaha', 'suzuki', 'sym']));
});

describe('the main module', () => {
  const folder = mkdtempSync(join(tmpdir(), 'functions-'));
  const entries = [
    { file: 'a/one.http', names: ['one'] },
    { file: 'b/two.call', names: ['two', 'twoNow'] },
  ];
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  writeFileSync(join(folder, 'options.js'), '');
  writeFileSync(join(folder, 'one.http.js'), "export const one = 'the first';");
  writeFileSync(join(folder, 'two.call.js'), "export const [two, twoNow] = ['the second', 'at once'];");

  it.each([
    ['one', { one: 'the first' }],
    ['twoNow', { two: 'the second', twoNow: 'at once' }],
    ['unknown', { one: 'the first', two: 'the second', twoNow: 'at once' }],
    ['', { one: 'the first', two: 'the second', twoNow: 'at once' }],
  ])('loads for the target %j what it needs', async (target, loaded) => {
    vi.stubEnv('FUNCTION_TARGET', target);
    const file = join(folder, `index-${target}.js`);
    writeFileSync(file, dispatcher(entries, 'hash'));
    const module = await import(/* @vite-ignore */ pathToFileURL(file).href);
    const exported = Object.entries(module).filter(([, value]) => value !== undefined);
    expect(Object.fromEntries(exported)).toEqual(loaded);
  });
});

describe('before a function is asked anything', () => {
  let outputs: Metafile['outputs'];
  beforeAll(async () => {
    outputs = (await build({ ...bundleOptions(), metafile: true })).metafile.outputs;
  });
  /** Returns packages and bundles that a bundle loads immediately. */
  const loadedBy = (name: string, loaded = new Set<string>()): Set<string> => {
    if (loaded.has(name)) return loaded;
    loaded.add(name);
    for (const { path, kind } of outputs[name]?.imports ?? [])
      if (kind === 'import-statement') loadedBy(path, loaded);
    return loaded;
  };
  const sourcesOf = (name: string) =>
    [...loadedBy(name)].flatMap((bundle) => Object.keys(outputs[bundle]?.inputs ?? {}));

  it.each(['pages.http', 'photos.http', 'logEntry.http'])('%s loads no client of Firestore', (name) => {
    const packages = [...loadedBy(`functions/lib/${name}.js`)];
    expect(packages).toContain('firebase-functions/https');
    expect(packages).not.toContain('firebase-admin/firestore');
  });

  it('none loads the protocol of assistants', () => {
    const isOfSdk = (source: string) => source.includes('@modelcontextprotocol');
    const bundles = Object.keys(outputs).filter((name) => outputs[name]?.entryPoint);
    const declared = bundles.filter((name) => /\.(?:http|call|trigger|schedule)\.js$/.test(name));
    expect(declared.length).toBeGreaterThan(30);
    expect(declared.filter((name) => sourcesOf(name).some(isOfSdk))).toEqual([]);
    expect(bundles.some((name) => sourcesOf(name).some(isOfSdk))).toBe(true);
  });

  // The main entry of firebase-functions loads the Firestore client, which takes half a second.
  it('none loads the whole of firebase-functions', () => {
    const whole = Object.keys(outputs).filter((name) => loadedBy(name).has('firebase-functions'));
    expect(whole).toEqual([]);
  });
});
