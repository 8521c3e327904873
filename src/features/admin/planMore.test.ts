import { expect, it } from 'vitest';
import { planMore } from './planMore.ts';

const item = (id: string) => ({ id });
const known = { items: [item('a'), item('b')], more: true, read_at: 1 };

it('joins the next page, and leaves out what is there already', () => {
  const page = { items: [item('b'), item('c')], more: false, read_at: 2 };
  expect(planMore(known, page)).toEqual({
    items: [item('a'), item('b'), item('c')],
    more: false,
    read_at: 1,
    stuck: false,
  });
});

it('keeps what is there when the next page does not come, and says so', () => {
  expect(planMore(known, null)).toEqual({ ...known, stuck: true });
});
