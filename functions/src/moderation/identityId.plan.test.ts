import { expect, it } from 'vitest';
import { mailboxOf } from './mailboxOf.ts';
import { markId } from './markId.ts';

it.each([
  ['Lan@Example.VN', 'lan@example.vn'],
  ['lan+bikes@example.vn', 'lan@example.vn'],
  ['l.a.n+x@gmail.com', 'lan@gmail.com'],
  ['l.a.n@googlemail.com', 'lan@gmail.com'],
  ['l.a.n@example.vn', 'l.a.n@example.vn'],
])('%s is the mailbox %s', (address, mailbox) => expect(mailboxOf(address)).toBe(mailbox));

it('the same address has one id, another kind, value or secret another', () => {
  const id = markId('secret', 'address', 'lan@example.vn');
  expect(markId('secret', 'address', 'LAN+1@example.vn')).toBe(id);
  const others = [
    markId('secret', 'address', 'an@example.vn'),
    markId('secret', 'phone', 'lan@example.vn'),
    markId('other', 'address', 'lan@example.vn'),
  ];
  expect(others).not.toContain(id);
  expect(id).not.toContain('lan');
});
