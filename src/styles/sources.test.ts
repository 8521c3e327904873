import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const sheet = (name: string) => readFileSync(`src/styles/${name}.css`, 'utf8');
const [, list = ''] = /@source not "\.\.\/features\/\{(.+)\}"/.exec(sheet('page')) ?? [];
const excluded = list.split(',');

it('Tailwind reads each folder of src that names classes', () => {
  const named = globSync('src/*/**/*.{tsx,astro}', { exclude: ['**/*.test.tsx', 'src/i18n/**'] })
    .filter((file) => /\bclass(?:Name|es)?[=:(]/.test(readFileSync(file, 'utf8')))
    .map((file) => file.split(/[\\/]/)[1] ?? '');
  const folders = [...new Set(named)].toSorted();
  expect(folders).toContain('photos');
  for (const name of ['page', 'workspace']) {
    const read = sheet('base') + sheet(name);
    expect(folders.filter((folder) => !read.includes(`@source "../${folder}`))).toEqual([]);
  }
});

it('pages of features that page.css excludes have the layout Workspace, and only they', () => {
  const pages = globSync('src/{pages,components}/**/*.astro').map((file) => [
    file,
    readFileSync(file, 'utf8'),
  ]);
  const matching = (pattern: RegExp) =>
    pages.filter(([, text = '']) => pattern.test(text)).map(([file]) => file);
  const withFeature = matching(new RegExp(`/features/(?:${excluded.join('|')})/`));
  expect(withFeature.length).toBeGreaterThanOrEqual(excluded.length);
  expect(matching(/layouts\/Workspace\.astro/)).toEqual(withFeature);
});
