import { expect, it } from 'vitest';
import { vietnameseMoment } from '../../../src/domain/time/time.ts';
import { languages } from '../../../src/i18n/languages.ts';
import { countDays } from './countDays.ts';

const page = (words: string) =>
  `<p>Honda</p><span data-leaves="20792" class="x">${words}</span><b>30</b><span class="y" data-leaves="20785"></span>`;
const at = (day: string) => vietnameseMoment(day, '08:00');

it.each([
  ['2026-11-27', 'Seller leaves in 8 days', 'Seller leaves tomorrow'],
  ['2026-11-28', 'Seller leaves in 7 days', 'Seller leaves today'],
  ['2026-12-04', 'Seller leaves tomorrow', ''],
  ['2026-12-05', 'Seller leaves today', ''],
  ['2026-12-06', '', ''],
])('a page that was stored days ago is right on %s', (day, first, second) => {
  const sent = String(countDays('en', Buffer.from(page('Seller leaves in 30 days')), at(day)));
  expect(sent).toBe(page(first).replace('20785"></span>', `20785">${second}</span>`));
});

it('says it in the language of the page', () =>
  expect(languages.map((lang) => String(countDays(lang, page(''), at('2026-11-30'))))).toEqual([
    expect.stringContaining('>Seller leaves in 5 days<'),
    expect.stringContaining('>Người bán rời VN sau 5 ngày<'),
  ]));

it('leaves other pages as they are, as bytes', () => {
  const bytes = Buffer.from('<p>Honda</p>');
  expect(countDays('en', bytes, at('2026-11-30'))).toBe(bytes);
});
