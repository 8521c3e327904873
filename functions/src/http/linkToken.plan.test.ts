import { createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { isExpired, linkToken, readLinkToken } from './linkToken.plan.ts';

const secret = 'a secret of thirty-two characters';
const issued = Date.UTC(2026, 0, 15, 3);
const day = 86_400_000;
const token = linkToken(secret, 'alerts', 'u1', issued);
const [, time = '', signature = ''] = token.split('.');

it('a token names its receiver and its time', () => {
  expect(readLinkToken(secret, 'alerts', token)).toEqual({ id: 'u1', issued });
});

it.each([
  ['for somebody else', `u2.${time}.${signature}`],
  ['made younger', `u1.${(issued + 1).toString(36)}.${signature}`],
  ['without its time', `u1.${signature}`],
  ['changed at its end', `${token.slice(0, -2)}xx`],
  ['cut short', token.slice(0, -1)],
  ['made longer', `${token}x`],
  ['with a part too many', `${token}.x`],
  ['without a signature', `u1.${time}.`],
  ['without a name', `.${time}.${signature}`],
  ['empty', ''],
  ['signed with another secret', linkToken(`${secret}!`, 'alerts', 'u1', issued)],
  ['signed for another purpose', linkToken(secret, 'other', 'u1', issued)],
])('a token %s is nobody’s', (_, forged) => {
  expect(readLinkToken(secret, 'alerts', forged)).toBeNull();
});

it('a token lives for so many days and no longer', () => {
  expect(isExpired({ id: 'u1', issued }, issued + 90 * day, 90)).toBe(false);
  expect(isExpired({ id: 'u1', issued }, issued + 90 * day + 1, 90)).toBe(true);
});

it('a token of ours from before they had a time is ours, and too old', () => {
  const old = `u1.${createHmac('sha256', secret).update('alerts:u1').digest('base64url')}`;
  const read = readLinkToken(secret, 'alerts', old);
  expect(read).toEqual({ id: 'u1', issued: 0 });
  expect(read && isExpired(read, issued, 365)).toBe(true);
});
