import { expect, it } from 'vitest';
import { hiddenCharacters } from './hiddenCharacters.ts';
import { foldLookAlikes, seenAs } from './lookAlikes.ts';

it.each([
  ['Ｖｏｎｇｘｅ', 'vongxe'],
  ['Vоngхе', 'vongxe'],
  ['Ѕuррοrt', 'support'],
  ['ᴀᴅᴍɪɴ', 'admin'],
  ['𝐀𝐝𝐦𝐢𝐧 𝕬𝖉𝖒𝖎𝖓', 'admin admin'],
  ['Ad\u200bm\u2060in', 'admin'],
  ['A\u0301d\u0302min', 'admin'],
  ['ΗοnDа', 'honda'],
  ['ⓢⓤⓟⓟⓞⓡⓣ', 'support'],
  ['Hỗ trợ', 'ho tro'],
  ['Đặng', 'dang'],
  ['Ёж', 'eж'],
])('%s reads like %s', (text, read) => {
  expect(foldLookAlikes(text)).toBe(read);
  expect(foldLookAlikes(read)).toBe(read);
});

it('accents and capitals stay where only look-alikes are seen through', () => {
  expect(seenAs('Нỗ trợ Đặng')).toBe('Hỗ trợ Đặng');
});

it.each(['\u202e', '\u2066', '\u200b', '\u200f', '\ufeff', '\u00ad'])('%j is hidden', (sign) => {
  expect(hiddenCharacters.test(`La${sign}n`)).toBe(true);
});
it.each(['علی‌رضا', '👨‍👩‍👧', '🏍️', 'Lan'])('%j hides nothing', (text) => {
  expect(hiddenCharacters.test(text)).toBe(false);
});
