import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { Plugin } from 'vite';
import { target } from '../installation/current.ts';
import { installationBundle } from './installationModule.ts';

const suffix = '?script';

/**
 * Vite plugin: `import shell from './shell.ts?script'` returns a module and its imports as one inline script.
 * It saves a request, but needs a hash in the security policy.
 */
export const inlineScripts = (): Plugin => ({
  name: 'vongxe-inline-scripts',
  enforce: 'pre',
  async resolveId(source, importer) {
    if (!source.endsWith(suffix)) return null;
    const file = await this.resolve(source.slice(0, -suffix.length), importer);
    return file && file.id + suffix;
  },
  async load(id) {
    if (!id.endsWith(suffix)) return null;
    const entry = id.slice(0, -suffix.length);
    const { outputFiles, metafile } = await build({
      entryPoints: [entry],
      bundle: true,
      minify: true,
      format: 'iife',
      target: 'es2022',
      // Bundles style sheets as text for the script to insert.
      loader: { '.css': 'text' },
      write: false,
      metafile: true,
      plugins: [installationBundle(target)],
      absWorkingDir: fileURLToPath(new URL('../..', import.meta.url)),
    });
    for (const file of Object.keys(metafile.inputs)) this.addWatchFile(file);
    // Without strict mode, the script works the same and is shorter.
    const script = outputFiles[0]?.text.replace('"use strict";', '').trim();
    return `export default ${JSON.stringify(script ?? '')}`;
  },
});
