import { describe, expect, it } from 'vitest';
import { AdminAction } from './admin.schema.ts';
import { lastWord, maskAddress } from './admin.ts';

describe('what an operator may ask to be done', () => {
  const hide = { act: 'hide', listing: 'bike', decision: { reason: 'scam', note: null } };
  it.each([
    ['a reason alone', hide, true],
    ['other words', { ...hide, decision: { reason: 'other', note: 'Not a bike.' } }, true],
    ['"other" without words', { ...hide, decision: { reason: 'other', note: null } }, false],
    ['blank words', { ...hide, decision: { reason: 'scam', note: '  ' } }, false],
    ['a reason of another action', { ...hide, decision: { reason: 'spam', note: null } }, false],
    ['a path for an id', { ...hide, listing: '../x' }, false],
    ['an action that there is not', { ...hide, act: 'delete' }, false],
    ['too many words', { ...hide, decision: { reason: 'scam', note: 'a'.repeat(1_001) } }, false],
  ])('%s: %#', (_, act, good) => expect(AdminAction.safeParse(act).success).toBe(good));
});

it.each([
  ['https://vongxe.example/vi/motorcycle/honda-wave?x=1#contact', 'honda-wave'],
  ['/motorcycle/honda-wave/', 'honda-wave'],
  ['  kX2 ', 'kX2'],
])('finds a listing by %s', (text, word) => expect(lastWord(text)).toBe(word));

it.each([
  ['lan.nguyen@example.com', 'l…@example.com'],
  ['a@b.c', 'a…@b.c'],
])('shows no more of %s than whose mail it is', (address, shown) => expect(maskAddress(address)).toBe(shown));
