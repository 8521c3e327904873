import { expect, it } from 'vitest';
import { buildContact } from '../../../tests/fixtures/buildContact.ts';
import { Contact } from './contact.schema.ts';

it.each([
  ['+84912345678', true],
  ['+123456', true],
  ['+123456789012345', true],
  ['+12345', false],
  ['+1234567890123456', false],
  ['+0912345678', false],
  ['0912345678', false],
  ['+84 912 345 678', false],
  ['', false],
])('[S5.9] [D30] the number %s: %s', (value, good) => {
  expect(Contact.safeParse(buildContact({ value })).success).toBe(good);
});
it.each([{ hidden: 'no' }, { updated_at: null }, { name: 'An' }])('is refused with %o', (changes) => {
  expect(Contact.safeParse({ ...buildContact(), ...changes }).success).toBe(false);
});
