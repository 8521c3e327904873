import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { inRoot } from '../project.ts';
import { fillIn, joinRules } from './joinRules.ts';

const parts = globSync('rules/**/*.rules', { cwd: inRoot() });
const read = (file: string) => readFileSync(inRoot(file), 'utf8');

it('firestore.rules is what its parts make: `node local/run.mjs rules` writes it', () => {
  expect(read('firestore.rules')).toBe(joinRules());
});

it('each part has its place, once', () => {
  const included = parts.flatMap((part) => read(part).match(/(?<=\/\/ include ).+/g) ?? []);
  expect(['firestore.rules', ...included].toSorted()).toEqual(
    parts.map((part) => part.replace('rules/', '')).toSorted(),
  );
});

it('a value that the domain has not is refused', () => {
  expect(fillIn("matches('^({{fuels}})$')", { fuels: 'gasoline|electric' })).toBe(
    "matches('^(gasoline|electric)$')",
  );
  expect(() => fillIn('{{colours}}', {})).toThrow('colours');
});

it('a path that a comment names is a file', () => {
  const named = parts.flatMap(
    (part) => read(part).match(/\b(?:src|functions|local|tests)\/[\w./]+\.tsx?/g) ?? [],
  );
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter((path) => !existsSync(inRoot(path)))).toEqual([]);
});
