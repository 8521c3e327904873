import { expect, it } from 'vitest';
import { joinOffices, lawNumbers } from './lawNumbers.ts';

it.each([
  ['Law 91/2025/QH15 and Decree 356/2025/NĐ-CP', ['91/2025', '356/2025']],
  ['Quyết định 163/QĐ-TTg', ['163/QĐ-TTg']],
  ['Regulation (EU) 2016/679', ['2016/679']],
  ['on 1/7/2026, by 11/2025', []],
])('reads the numbers in %s', (text, numbers) => expect(lawNumbers(text)).toEqual(numbers));

it.each([
  ['Nghị định 356/2025/NĐ-CP', 'Nghị định 356/2025/<span class="whitespace-nowrap">NĐ-CP</span>'],
  ['92/2025/TT-BNNMT;', '92/2025/<span class="whitespace-nowrap">TT-BNNMT</span>;'],
  ['Luật 91/2025/QH15', 'Luật 91/2025/QH15'],
])('keeps the office in %s on one line', (text, html) => expect(joinOffices(text)).toBe(html));
