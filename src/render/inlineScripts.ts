import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { Plugin } from 'vite';
import { target } from '../settings.ts';

const suffix = '?script';

/**
 * `import frame from './frame.ts?script'` gives the module and all that it imports as one small script, to be
 * written into the page: no request, no chunk shared with an island, and one hash for the security policy.
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
      // A style sheet arrives as text: the script puts it on itself.
      loader: { '.css': 'text' },
      write: false,
      metafile: true,
      define: { __TARGET__: JSON.stringify(target) },
      absWorkingDir: fileURLToPath(new URL('../..', import.meta.url)),
    });
    for (const file of Object.keys(metafile.inputs)) this.addWatchFile(file);
    // A body of arrow functions runs the same without the directive.
    const script = outputFiles[0]?.text.replace('"use strict";', '').trim();
    return `export default ${JSON.stringify(script ?? '')}`;
  },
});
