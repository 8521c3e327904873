import { expect, it } from 'vitest';
import { blockId, canBlock } from './block.ts';

it('a block has one place for each two people and direction', () => {
  expect([blockId('lan', 'minh'), blockId('minh', 'lan')]).toEqual(['lan_minh', 'minh_lan']);
});

it.each([
  ['somebody else', 'minh', true],
  ['oneself', 'lan', false],
  ['whoever has left', 'nobody', false],
  ['no one', '', false],
])('%s can be blocked, or not: %s, %s', (_, other, expected) =>
  expect(canBlock('lan', other)).toBe(expected),
);
