import { expect, test } from 'vitest';

import { factForm } from './factForm.ts';
import { facts } from './facts.ts';

/** The label in the form, in both languages, and the sentence on the page that it becomes. */
const PAIRS = [
  [
    'transfer:contract',
    ['Contract only', 'Chỉ có hợp đồng'],
    ['You do the transfer yourself, with a contract.', 'Chỉ có hợp đồng, bạn tự làm thủ tục sang tên.'],
  ],
  [
    'test_ride:deposit',
    ['With a deposit', 'Để lại cọc'],
    ['You can ride it if you leave a deposit.', 'Chạy thử thì để lại tiền cọc.'],
  ],
] as const;

test.each(PAIRS)('the page says of %s what the form asked, and no more', (option, label, sentence) => {
  expect([factForm[option].en, factForm[option].vi]).toEqual(label);
  expect([facts[option].en, facts[option].vi]).toEqual(sentence);
});
