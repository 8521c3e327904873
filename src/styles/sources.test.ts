import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const base = readFileSync('src/styles/base.css', 'utf8');

it('Tailwind reads each folder of src that names classes', () => {
  const named = globSync('src/*/**/*.{tsx,astro}', { exclude: ['**/*.test.tsx', 'src/i18n/**'] })
    .filter((file) => /\bclass(?:Name|es)?[=:(]/.test(readFileSync(file, 'utf8')))
    .map((file) => file.split(/[\\/]/)[1] ?? '');
  const folders = [...new Set(named)].toSorted();
  expect(folders).toContain('photos');
  expect(folders.filter((folder) => !base.includes(`@source "../${folder}`))).toEqual([]);
});
