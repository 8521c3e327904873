import { expect, it } from 'vitest';
import { buildInquiry, buildReply } from '../../../tests/fixtures/buildInquiry.ts';
import { markableIn } from './readMarkable.ts';

const thread = { ...buildInquiry(), id: 'wave', created_at: 0 };
const reply = (id: string, sender_id: string, created_at: number) => ({
  ...buildReply({ sender_id, created_at }),
  id,
});

it('marks only messages of the other side, in order, with the question if it was theirs', () => {
  const replies = [reply('c', 'buyer', 3), reply('b', 'seller', 2), reply('a', 'buyer', 1)];
  expect(markableIn(thread, 'seller', replies).map(({ id }) => id)).toEqual(['question', 'a', 'c']);
  expect(markableIn(thread, 'buyer', replies).map(({ id }) => id)).toEqual(['b']);
});

it('the last twenty are enough', () => {
  const replies = Array.from({ length: 25 }, (_, n) => reply(`r${n}`, 'seller', n));
  const ids = markableIn(thread, 'buyer', replies).map(({ id }) => id);
  expect([ids.length, ids[0], ids.at(-1)]).toEqual([20, 'r5', 'r24']);
});
