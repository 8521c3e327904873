import { globSync } from 'node:fs';
import { expect, it } from 'vitest';
import { inRoot } from '../../../local/project.ts';
import { readFile } from '../built.ts';

const files = globSync('**/*.{html,css}', { cwd: inRoot('dist', 'client') }).map((file) => `/${file}`);
const styles = files.map((file): [string, string] => [file, readFile(file)]);
const withText = (text: string) => styles.filter(([, style]) => style.includes(text));

it('no colour needs oklch(), which browsers before 2023 drop (tailwindcss#16351)', () => {
  expect(withText('oklch(').map(([file]) => file)).toEqual([]);
});

it('custom properties have values where @property is not known (tailwindcss#15506)', () => {
  const properties = withText('@property --tw-');
  expect(properties.length).toBeGreaterThan(10);
  for (const [file, style] of properties)
    expect(style, file).toContain('@supports (((-webkit-hyphens:none))');
});

it('Safari 16.4 is not given the mix of colours at which it crashes (tailwindcss#17194)', () => {
  const mixed = withText('color-mix(in oklab, currentcolor');
  expect(mixed.length).toBeGreaterThan(0);
  for (const [file, style] of mixed)
    for (const part of style.split('color-mix(in oklab, currentcolor').slice(0, -1))
      expect(part.slice(-400), file).toContain('(contain-intrinsic-size:1px)');
});
