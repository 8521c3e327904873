import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');

it.each(['base.css', 'reading.css'])('%s leaves out no utility that an element asks for', (sheet) => {
  const [, list = ''] =
    /@source not inline\("\{(.+)\}"\)/.exec(readFileSync(join(import.meta.dirname, sheet), 'utf8')) ?? [];
  const excluded = new Set(list.split(','));
  expect(excluded.size).toBeGreaterThan(5);
  const classNames = globSync('**/*.{tsx,astro}', { cwd: root, exclude: ['**/*.test.tsx'] }).flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/class(?:Name)?="([^"]*)"/g)].flatMap(
      ([, names = '']) =>
        names.split(/\s+/).flatMap((name) => (excluded.has(name) ? [`${name} in ${file}`] : [])),
    ),
  );
  expect(classNames).toEqual([]);
});
