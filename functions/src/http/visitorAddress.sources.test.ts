import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

it('no function asks Express whom it hears', () => {
  const folder = fileURLToPath(new URL('..', import.meta.url));
  const asking = globSync('**/*.ts', { cwd: folder, exclude: ['**/*.test.ts'] }).filter((file) =>
    /\b(?:request|req|rawRequest)\??\.ips?\b/.test(readFileSync(folder + file, 'utf8')),
  );
  expect(asking).toEqual([]);
});
