import { createHash } from 'node:crypto';
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { type BuildOptions, type BuildResult, build, context, type Plugin } from 'esbuild';
import { installationBundle } from '../../src/astro/installationModule.ts';
import { languages } from '../../src/i18n/languages.ts';
import { target as installation } from '../../src/installation/current.ts';
import { guideTextsPath } from '../../src/openPaths.ts';
import { localize } from '../../src/paths.ts';
import { Problem } from '../problem.ts';
import { inRoot, root } from '../project.ts';
import { bundleOf, dispatcher, entriesOf } from './functionEntries.ts';

const target = inRoot('functions', 'lib');
const inSource = (...path: string[]) => inRoot('functions', 'src', ...path);
const entries = () => entriesOf(readFileSync(inSource('index.ts'), 'utf8'));

const guideBrands = () =>
  globSync('*.yaml', { cwd: inRoot('src', 'content', 'brands') })
    .sort()
    .map((file) => basename(file, '.yaml'));

/** Returns esbuild's options: one bundle per file that declares functions, with shared chunks. */
export function bundleOptions(): BuildOptions {
  const { dependencies } = JSON.parse(readFileSync(inRoot('functions', 'package.json'), 'utf8'));
  const declared = entries().map((entry) => [bundleOf(entry), inSource(`${entry.file}.ts`)]);
  return {
    absWorkingDir: root,
    entryPoints: { options: inSource('platform', 'options.ts'), ...Object.fromEntries(declared) },
    outdir: target,
    bundle: true,
    splitting: true,
    write: false,
    platform: 'node',
    format: 'esm',
    target: 'node24',
    sourcemap: true,
    plugins: [installationBundle(installation)],
    define: { __BRANDS__: JSON.stringify(guideBrands()) },
    // Resolved at run time: packages of functions/package.json, and the site's renderer.
    external: [...Object.keys(dependencies), './render/*'],
    logLevel: 'silent',
  };
}

const hashOf = (files: readonly { path: string; contents: Uint8Array }[]) => {
  const hash = createHash('sha256');
  for (const { path, contents } of files.toSorted((a, b) => (a.path < b.path ? -1 : 1)))
    hash.update(basename(path)).update(contents);
  return hash.digest('hex').slice(0, 16);
};

/**
 * Writes the bundles and the main module; deletes old bundles. Skips unchanged files: each write makes a
 * running suite reload its functions.
 */
async function writeBundles({ outputFiles = [] }: BuildResult): Promise<void> {
  await mkdir(target, { recursive: true });
  const main = {
    path: join(target, 'index.js'),
    contents: Buffer.from(dispatcher(entries(), hashOf(outputFiles))),
  };
  for (const { path, contents } of [...outputFiles, main]) {
    const same = existsSync(path) && readFileSync(path).equals(contents);
    if (!same) await writeFile(path, contents);
  }
  const written = new Set([...outputFiles, main].map(({ path }) => basename(path)));
  const stale = readdirSync(target).filter((name) => /\.js(?:\.map)?$/.test(name) && !written.has(name));
  await Promise.all(stale.map((name) => rm(join(target, name))));
}

export async function bundleFunctions(): Promise<void> {
  const result = await build(bundleOptions()).catch((failure: Error) => {
    throw new Problem(`The functions do not build:\n${failure.message}`);
  });
  await writeBundles(result);
}

export async function watchFunctions(): Promise<() => Promise<void>> {
  const writing: Plugin = {
    name: 'write bundles',
    setup: ({ onEnd }) => onEnd((result) => (result.errors.length > 0 ? undefined : writeBundles(result))),
  };
  const { plugins = [], ...options } = bundleOptions();
  const watching = await context({ ...options, plugins: [...plugins, writing], logLevel: 'warning' });
  await watching.watch();
  return () => watching.dispose();
}

export async function copyRenderer({ ifMissing }: { ifMissing: boolean }): Promise<void> {
  const render = inRoot('functions', 'lib', 'render');
  if (ifMissing && existsSync(render)) return;
  await rm(render, { recursive: true, force: true });
  await cp(inRoot('dist', 'server'), render, { recursive: true });
  for (const language of languages)
    await cp(
      inRoot('dist', 'client', ...localize(language, guideTextsPath).split('/')),
      join(render, `guides-${language}.json`),
    );
}
