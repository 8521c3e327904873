import { expect, it } from 'vitest';
import { modulesOf } from './modulesOf.ts';

it('a file that failed in an earlier run does not count for this one', () => {
  const earlier = { moduleId: '/likes.test.ts', failed: true };
  const now = { moduleId: '/alerts.test.ts', failed: false };
  expect(modulesOf([{ moduleId: '/alerts.test.ts' }], [earlier, now])).toEqual([now]);
});
