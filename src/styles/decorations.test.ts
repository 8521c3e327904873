import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Returns `text-decoration` shorthands with a thickness, such as `underline 2px`: WebKit ignores them. */
const wrong = (text: string): string[] =>
  [...text.matchAll(/text-decoration:\s*([^;}'"`]+)/g)]
    .map(([, value = '']) => value.trim())
    .filter((value) => !/^(?:none|inherit|underline|line-through)(?: !important)?$/.test(value));

it('a thickness in the shorthand is found', () => {
  expect(wrong('a { text-decoration: underline 2px var(--color-signal); }')).toEqual([
    'underline 2px var(--color-signal)',
  ]);
});

it('every line under words is one that WebKit draws', () => {
  const files = globSync(['src/**/*.{css,astro}', 'functions/src/**/*.ts']);
  expect(files.length).toBeGreaterThan(100);
  const problems = files.flatMap((file) =>
    wrong(readFileSync(file, 'utf8')).map((value) => `${file}: text-decoration: ${value}`),
  );
  expect(problems).toEqual([]);
});

it('the arrow of `onward` stands behind a single link or summary, never behind a row of them', () => {
  const files = globSync('src/**/*.{astro,tsx}', { exclude: ['**/*.test.tsx'] });
  const tags = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/<(\w+)\b[^>]*\bclass(?:Name)?="(?:[^"]* )?onward\b/g)].map(
      ([, tag]) => `${tag} in ${file}`,
    ),
  );
  expect(tags.length).toBeGreaterThan(10);
  expect(tags.filter((tag) => !/^(?:a|summary) /.test(tag))).toEqual([]);
});
