import { expect, it } from 'vitest';
import { planMore } from './planMore.ts';

const item = (id: string) => ({ id });
const shown = { items: [item('a'), item('b')], more: true, read_at: 1 };

it('appends the next page without duplicates', () => {
  const page = { items: [item('b'), item('c')], more: false, read_at: 2 };
  expect(planMore(shown, page)).toEqual({
    items: [item('a'), item('b'), item('c')],
    more: false,
    read_at: 1,
    stuck: false,
  });
});

it('keeps the items when the next page fails, and is stuck', () => {
  expect(planMore(shown, null)).toEqual({ ...shown, stuck: true });
});
