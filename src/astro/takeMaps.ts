import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';

/** Vite plugin: moves source maps to dist/maps, which is not published. `npm run trace` reads them. */
export const takeMaps = (): Plugin => {
  let folder = '';
  return {
    name: 'vongxe-take-maps',
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    configEnvironment: (name) => (name === 'client' ? { build: { sourcemap: 'hidden' } } : null),
    configResolved: ({ root }) => {
      folder = join(root, 'dist', 'maps');
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        mkdirSync(folder, { recursive: true });
        for (const [name, file] of Object.entries(bundle)) {
          if (file.type !== 'asset' || !name.endsWith('.js.map')) continue;
          writeFileSync(join(folder, basename(name)), file.source);
          delete bundle[name];
        }
      },
    },
  };
};
