import { existsSync, readFileSync } from 'node:fs';
import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { type BuildOptions, build, context } from 'esbuild';
import { target as installation } from '../../src/settings.ts';
import { Problem } from '../problem.ts';
import { inRoot, root } from '../project.ts';

const target = inRoot('functions', 'lib');

function bundleOptions(): BuildOptions {
  const { dependencies } = JSON.parse(readFileSync(inRoot('functions', 'package.json'), 'utf8'));
  return {
    absWorkingDir: root,
    entryPoints: [inRoot('functions', 'src', 'index.ts')],
    outfile: inRoot('functions', 'lib', 'index.js'),
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node24',
    sourcemap: true,
    define: { __TARGET__: JSON.stringify(installation) },
    // What the cloud installs from functions/package.json, and the site's renderer, are found at run time.
    external: [...Object.keys(dependencies), './render/*'],
    logLevel: 'silent',
  };
}

/** Bundles the functions with the parts of src/ that they share. A file that is the same is not
 * written again: a running suite would load its functions anew. */
export async function bundleFunctions(): Promise<void> {
  const result = await build({ ...bundleOptions(), write: false }).catch((failure: Error) => {
    throw new Problem(`The functions do not build:\n${failure.message}`);
  });
  await mkdir(target, { recursive: true });
  for (const { path, contents } of result.outputFiles ?? []) {
    const same = existsSync(path) && readFileSync(path).equals(contents);
    if (!same) await writeFile(path, contents);
  }
}

/** Bundles again whenever a source changes, until the returned function is called. */
export async function watchFunctions(): Promise<() => Promise<void>> {
  const watching = await context({ ...bundleOptions(), logLevel: 'warning' });
  await watching.watch();
  return () => watching.dispose();
}

/** Puts the site's renderer beside the functions that call it. */
export async function copyRenderer({ ifMissing }: { ifMissing: boolean }): Promise<void> {
  const render = inRoot('functions', 'lib', 'render');
  if (ifMissing && existsSync(render)) return;
  await rm(render, { recursive: true, force: true });
  await cp(inRoot('dist', 'server'), render, { recursive: true });
}
