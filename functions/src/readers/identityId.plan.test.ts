import { expect, it } from 'vitest';
import { canonicalAddress } from './canonicalAddress.plan.ts';
import { believedKind, identityId, markId } from './identityId.plan.ts';

it.each([
  ['Lan@Example.VN', 'lan@example.vn'],
  ['lan+bikes@example.vn', 'lan@example.vn'],
  ['l.a.n+x@gmail.com', 'lan@gmail.com'],
  ['l.a.n@googlemail.com', 'lan@gmail.com'],
  ['l.a.n@example.vn', 'l.a.n@example.vn'],
])('%s is the mailbox %s', (address, mailbox) => expect(canonicalAddress(address)).toBe(mailbox));

it('the same address has one id, another kind, value or secret another', () => {
  const id = identityId('secret', 'address', 'lan@example.vn');
  expect(identityId('secret', 'address', 'LAN+1@example.vn')).toBe(id);
  const others = [
    identityId('secret', 'address', 'an@example.vn'),
    identityId('secret', 'phone', 'lan@example.vn'),
    identityId('other', 'address', 'lan@example.vn'),
  ];
  expect(others).not.toContain(id);
  expect(id).not.toContain('lan');
});

it('a number counts as confirmed only where its mark says of whom, and typed never does', () => {
  const identity = identityId('secret', 'phone', '+84912345678');
  expect(identityId('secret', 'typed', '+84912345678')).not.toBe(identity);
  const kinds = [identity, markId(identity, 'an')].map((id) => believedKind(id, 'phone'));
  expect(kinds).toEqual(['typed', 'phone']);
  expect(believedKind(identity, 'address')).toBe('address');
});
