import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { inRoot } from '../../../local/project.ts';
import { openKeys, secretsIn } from '../../../local/supply/secrets.ts';

it.each([
  ['dist/client', 'js,html,css,json,xml,txt,webmanifest'],
  ['dist/server', 'mjs,js,json'],
  ['functions/lib', 'js,mjs,cjs,json,html'],
])('[T31] no secret was built into %s', (folder, endings) => {
  const files = globSync(`**/*.{${endings}}`, { cwd: inRoot(folder) });
  expect(files.length).toBeGreaterThan(0);
  const secrets = files.flatMap((file) =>
    secretsIn(readFileSync(inRoot(folder, file), 'utf8'), openKeys()).map(
      ({ line, what }) => `${folder}/${file}:${line}: ${what}`,
    ),
  );
  expect(secrets).toEqual([]);
});

it('the public build has nothing of the editor', () => {
  const files = ['dist/client/**/*.{html,js,css,json}', 'functions/lib/**/*.{js,mjs,json,html}'].flatMap(
    (pattern) => globSync(pattern, { cwd: inRoot() }),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => /(^|\/)(keystatic|write)[./]/.test(file))).toEqual([]);
  expect(files.filter((file) => /keystatic|keystar/i.test(readFileSync(inRoot(file), 'utf8')))).toEqual([]);
});

it('no script of the site or of a worker reads files of installations', () => {
  const files = globSync('dist/client/**/*.js', { cwd: inRoot() });
  expect(files.length).toBeGreaterThan(50);
  expect(
    files.filter((file) => readFileSync(inRoot(file), 'utf8').includes('installations/schema.json')),
  ).toEqual([]);
});
