import { parsePhoneNumber } from 'libphonenumber-js/max';
import { expect, it } from 'vitest';
import { readablePhone } from './readablePhone.ts';

it.each([
  ['+84950000103', '0950 000 103'],
  ['+842838234567', '0283 823 4567'],
  ['+33612345678', '+33612345678'],
  ['+8495', '+8495'],
])('%s is read as %s', (stored, read) => expect(readablePhone(stored)).toBe(read));

it('groups mobile numbers as libphonenumber does', () => {
  for (const stored of ['+84912345678', '+84389765432', '+84708123456'])
    expect(readablePhone(stored)).toBe(parsePhoneNumber(stored).formatNational());
});
