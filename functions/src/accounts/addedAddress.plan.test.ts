import { expect, it } from 'vitest';
import { addressToken, readAddressToken } from './addedAddress.plan.ts';

const secret = 'a secret of the test';
const now = Date.UTC(2026, 10, 25);
const day = 86_400_000;
const added = { userId: 'lan', email: 'lan@example.vn' };

it('a link says whose account and which address, for three days', () => {
  const token = addressToken(secret, added, now);
  expect(readAddressToken(secret, token, now + 3 * day)).toEqual(added);
  expect(readAddressToken(secret, token, now + 3 * day + 1)).toBe(null);
});

it('a link says the address to nobody but us: it stands in the history of browsers (D13)', () => {
  const token = addressToken(secret, added, now);
  const read = token.split('.').map((part) => Buffer.from(part, 'base64url').toString());
  expect([token, ...read].join(' ')).not.toMatch(/lan|example/);
});

it('a link that was signed by somebody else or changed says nothing', () => {
  const token = addressToken(secret, added, now);
  expect(readAddressToken('another secret', token, now)).toBe(null);
  const other = addressToken(secret, { ...added, userId: 'nam' }, now);
  expect(readAddressToken(secret, `${other.split('.')[0]}.${token.split('.').slice(1).join('.')}`, now)).toBe(
    null,
  );
  expect(readAddressToken(secret, '', now)).toBe(null);
});
