import { expect, it } from 'vitest';
import { phonesIn } from './phonesIn.ts';

it.each<[string, string[]]>([
  ['Zalo 0912.345.678 nhé', ['+84912345678']],
  ['gọi 09 1234 5678 hoặc +84 987 654 321', ['+84912345678', '+84987654321']],
  ['84 912 345 678 và 0912345678', ['+84912345678']],
  ['O912345678', ['+84912345678']],
  ['WhatsApp +44 7911 123456', ['+447911123456']],
  ['Giá 25.000.000, đi 31.000 km, đời 2021', []],
  ['Mã tin 34000000000', []],
  ['', []],
])('%j gives the numbers %o', (text, numbers) => {
  expect(phonesIn(text)).toEqual(numbers);
});
