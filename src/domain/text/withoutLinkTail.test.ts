import { expect, it } from 'vitest';
import { withoutLinkTail } from './withoutLinkTail.ts';

it.each(['', '.', ',', ')', '!', '?', '…', ' ', '\u00a0', '\n', '\u200b', '”', '"', '>', ').', '.\u200b'])(
  'what a chat adds behind a link (%j) is no part of it',
  (tail) => {
    expect(withoutLinkTail(`u1.mgj6k3cw.Vf3-a_${tail}`)).toBe('u1.mgj6k3cw.Vf3-a_');
    expect(withoutLinkTail(`abc-${tail}`)).toBe('abc-');
  },
);
