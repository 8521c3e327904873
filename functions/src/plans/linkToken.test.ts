import { expect, it } from 'vitest';
import { linkToken, readLinkToken } from './linkToken.ts';

const secret = 'a secret of thirty-two characters';
const token = linkToken(secret, 'alerts', 'u1');
const [, signature = ''] = token.split('.');

it('a token names its receiver', () => {
  expect(readLinkToken(secret, 'alerts', token)).toBe('u1');
});

it.each([
  ['for somebody else', `u2.${signature}`],
  ['changed at its end', `${token.slice(0, -2)}xx`],
  ['cut short', token.slice(0, -1)],
  ['made longer', `${token}x`],
  ['with a part too many', `${token}.x`],
  ['without a signature', 'u1.'],
  ['without a name', `.${signature}`],
  ['empty', ''],
  ['signed with another secret', linkToken(`${secret}!`, 'alerts', 'u1')],
  ['signed for another purpose', linkToken(secret, 'other', 'u1')],
])('a token %s is nobody’s', (_, forged) => {
  expect(readLinkToken(secret, 'alerts', forged)).toBeNull();
});
