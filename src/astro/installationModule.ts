import type { Plugin as EsbuildPlugin } from 'esbuild';
import type { Plugin } from 'vite';
import { readInstallation } from '../installation/readInstallation.ts';

const name = 'vongxe-installation';
const file = /[\\/]src[\\/]installation[\\/]current\.ts$/;

/** Returns the code that replaces src/installation/current.ts: the values of one installation. */
const source = (target: string): string => {
  const { operator, ...installation } = readInstallation(target);
  return Object.entries({ target, installation, operator })
    .map(([key, value]) => `export const ${key} = ${JSON.stringify(value)};\n`)
    .join('');
};

/** Vite plugin that puts one installation's values into pages. */
export const installationModule = (target: string): Plugin => ({
  name,
  enforce: 'pre',
  load: (id) => (file.test(id) ? source(target) : null),
});

/** esbuild plugin that puts one installation's values into scripts and functions. */
export const installationBundle = (target: string): EsbuildPlugin => ({
  name,
  setup: ({ onLoad }) => onLoad({ filter: file }, () => ({ contents: source(target), loader: 'js' })),
});
