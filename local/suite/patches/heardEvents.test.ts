import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { inRoot } from '../../project.ts';
import { isHeard } from './heardEvents.ts';

it('an original that has come is told to the functions', () => {
  expect(isHeard('finalize', 'uploads/seller/bike/0d9f4c1e')).toBe(true);
});

it.each([
  ['finalize', 'public/listings/bike/photo/card.webp'],
  ['finalize', 'pages/4711/en/index.html'],
  ['finalize', 'catalogue/0.json'],
  ['delete', 'uploads/seller/bike/0d9f4c1e'],
  ['metadataUpdate', 'uploads/seller/bike/0d9f4c1e'],
])('that nobody asks about is not: %s of %s', (action, name) => {
  expect(isHeard(action, name)).toBe(false);
});

it('no other function listens to Storage', () => {
  const all = globSync('functions/src/**/*.ts', { cwd: inRoot(), exclude: ['**/*.test.ts'] });
  const listening = all.filter((file) =>
    /firebase-functions\/.*storage/.test(readFileSync(inRoot(file), 'utf8')),
  );
  expect(listening).toEqual(['functions/src/entries/onPhotoUploaded.trigger.ts']);
  const [trigger = ''] = listening.map((file) => readFileSync(inRoot(file), 'utf8'));
  expect(trigger).toContain('onObjectFinalized(');
  expect(trigger).toContain("startsWith('uploads/')");
});
