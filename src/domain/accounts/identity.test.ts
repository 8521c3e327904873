import { expect, it } from 'vitest';
import { identityLevels, meetsNeed } from './identity.ts';

it('each level meets itself and what is below it', () => {
  const met = identityLevels.map((level) => identityLevels.filter((need) => meetsNeed(level, need)));
  expect(met).toEqual([
    ['none'],
    ['none', 'phone'],
    ['none', 'phone', 'papers'],
    ['none', 'phone', 'papers', 'vneid'],
  ]);
});
