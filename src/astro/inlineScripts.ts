import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { Plugin } from 'vite';
import { target } from '../installation/current.ts';
import { installationBundle } from './installationModule.ts';

const suffix = '?script';

/**
 * Vite plugin: `import shell from './shell.ts?script'` gives a module and its imports as one small inline
 * script. It costs no request, and one hash in the security policy.
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
      // The script inserts style sheets as text.
      loader: { '.css': 'text' },
      write: false,
      metafile: true,
      plugins: [installationBundle(target)],
      absWorkingDir: fileURLToPath(new URL('../..', import.meta.url)),
    });
    for (const file of Object.keys(metafile.inputs)) this.addWatchFile(file);
    // The script runs the same without strict mode, and is shorter.
    const script = outputFiles[0]?.text.replace('"use strict";', '').trim();
    return `export default ${JSON.stringify(script ?? '')}`;
  },
});
