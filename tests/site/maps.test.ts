import { execFile } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { inRoot } from '../../local/project.ts';
import { findMap, mapFolder } from '../../local/trace/mapStore.ts';
import { traceText } from '../../local/trace/traceText.ts';

const client = inRoot('dist', 'client');
const scripts = globSync('_astro/*.js', { cwd: client }).map((file) => basename(file));
const maps = globSync('*.map', { cwd: mapFolder });
/** Third-party scripts: the bundler's own, Astro's runtime, and unmodified libraries. */
const foreign = /^(?:rolldown-runtime|preload-helper|islands|browser-image-compression|heic-to)\./;

describe('source maps of the scripts', () => {
  it('are kept for every script with code of ours', () => {
    const without = scripts.filter((script) => !maps.includes(`${script}.map`));
    const withCode = without.filter((script) => {
      const code = readFileSync(join(client, '_astro', script), 'utf8');
      // Excludes scripts that only re-export others.
      return !foreign.test(script) && !/^export\{[^}]*\}from"[^"]*";\s*$/.test(code);
    });
    expect(withCode).toEqual([]);
    expect(maps.length).toBeGreaterThan(150);
  });

  it('belong to a script of this build, each', () => {
    expect(maps.filter((map) => !scripts.includes(map.replace(/\.map$/, '')))).toEqual([]);
  });

  it('are not public: no map is deployed, none is named', () => {
    for (const folder of [client, inRoot('dist', 'server'), inRoot('functions', 'lib', 'render')])
      expect(globSync('**/*.map', { cwd: folder })).toEqual([]);
    const naming = scripts.filter((script) =>
      readFileSync(join(client, '_astro', script), 'utf8').includes('sourceMappingURL'),
    );
    // Excludes the photo compression library: its worker loads it unmodified, including its source map
    // comment.
    expect(naming.filter((script) => !script.startsWith('browser-image-compression.'))).toEqual([]);
    expect(readFileSync(inRoot('dist', 'server', 'entry.mjs'), 'utf8')).not.toContain('.js.map');
  });
});

/** Calls each component outside React: its first hook then throws an error with a stack trace. */
const callEach = `
  const exported = await import(process.argv[1]);
  for (const component of Object.values(exported))
    try {
      component({ lang: 'en' });
    } catch (failure) {
      console.log(failure.stack);
    }
`;

describe('an error of a built script', () => {
  const source = 'src/features/alerts/AlertDialog.tsx';

  it('is traced to the line of the source that it happened on', async () => {
    const [script = ''] = scripts.filter((name) => name.startsWith('AlertDialog.'));
    // Runs in a separate process, since Vitest changes the line numbers in stack traces.
    const args = ['--input-type=module', '-e', callEach, pathToFileURL(join(client, '_astro', script)).href];
    const { stdout } = await promisify(execFile)(process.execPath, args);
    expect(stdout).toContain(`/_astro/${script}:`);
    const { text, without } = await traceText(stdout, (name) =>
      findMap(name, '', async () => ({ ok: false, output: '' })),
    );
    expect(without).toEqual([]);
    const frames = [...text.matchAll(/AlertDialog\.tsx:(\d+):\d+\)?\n {8}(.+)/g)];
    expect(frames.length).toBeGreaterThan(0);
    const lines = readFileSync(inRoot(source), 'utf8').split('\n');
    for (const [, row, code = ''] of frames) {
      expect(code).toMatch(/\buse[A-Z]\w*[(<]/);
      expect(lines[Number(row) - 1]?.trim()).toBe(code);
    }
    expect(text).toContain(`${source}:`);
  });
});
