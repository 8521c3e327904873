import { expect, it } from 'vitest';
import { zaloLink } from './zaloLink.ts';

it('opens a chat on Zalo by the digits of the phone number', () => {
  expect(zaloLink('+84 912-345.678')).toBe('https://zalo.me/84912345678');
});
