import { expect, it } from 'vitest';
import { lineOf } from './readLastReply.ts';

it('a message becomes one line of bounded length, without a broken character at its end', () => {
  expect(lineOf('Yes.\n\n Come  by!')).toBe('Yes. Come by!');
  expect(lineOf('🏍'.repeat(400))).toBe('🏍'.repeat(160));
});
