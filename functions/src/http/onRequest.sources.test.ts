import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('every function that answers visitors is opened so', () => {
  const folder = new URL('..', import.meta.url);
  const files = globSync('**/*.ts', {
    cwd: folder,
    exclude: ['**/*.{test,trigger,schedule}.ts', 'http/onRequest.ts'],
  });
  const text = (file: string) => readFileSync(new URL(file, folder), 'utf8');
  expect(files.filter((file) => file.endsWith('.http.ts')).length).toBeGreaterThan(7);
  expect(files.filter((file) => file.endsWith('.http.ts') && !text(file).includes('= onRequest('))).toEqual(
    [],
  );
  expect(
    files.filter((file) => /\{[^}]*\bonRequest\b[^}]*\} from 'firebase-functions/.test(text(file))),
  ).toEqual([]);
});
