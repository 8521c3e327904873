import { describe, expect, it } from 'vitest';
import { foldAccents } from '../domain/text/foldAccents.ts';
import { numeralsToDigits } from '../domain/text/numberWords.ts';
import { amountInWords } from './amountInWords.ts';

const cases: [amount: number, vi: string, en: string][] = [
  [0, 'không đồng', 'zero Vietnamese dong'],
  [1, 'một đồng', 'one Vietnamese dong'],
  [5, 'năm đồng', 'five Vietnamese dong'],
  [10, 'mười đồng', 'ten Vietnamese dong'],
  [11, 'mười một đồng', 'eleven Vietnamese dong'],
  [14, 'mười bốn đồng', 'fourteen Vietnamese dong'],
  [15, 'mười lăm đồng', 'fifteen Vietnamese dong'],
  [20, 'hai mươi đồng', 'twenty Vietnamese dong'],
  [21, 'hai mươi mốt đồng', 'twenty-one Vietnamese dong'],
  [24, 'hai mươi bốn đồng', 'twenty-four Vietnamese dong'],
  [55, 'năm mươi lăm đồng', 'fifty-five Vietnamese dong'],
  [100, 'một trăm đồng', 'one hundred Vietnamese dong'],
  [101, 'một trăm linh một đồng', 'one hundred and one Vietnamese dong'],
  [105, 'một trăm linh năm đồng', 'one hundred and five Vietnamese dong'],
  [110, 'một trăm mười đồng', 'one hundred and ten Vietnamese dong'],
  [115, 'một trăm mười lăm đồng', 'one hundred and fifteen Vietnamese dong'],
  [1_000, 'một nghìn đồng', 'one thousand Vietnamese dong'],
  [1_001, 'một nghìn không trăm linh một đồng', 'one thousand and one Vietnamese dong'],
  [1_100, 'một nghìn một trăm đồng', 'one thousand one hundred Vietnamese dong'],
  [10_500, 'mười nghìn năm trăm đồng', 'ten thousand five hundred Vietnamese dong'],
  [850_000, 'tám trăm năm mươi nghìn đồng', 'eight hundred and fifty thousand Vietnamese dong'],
  [1_000_000, 'một triệu đồng', 'one million Vietnamese dong'],
  [1_000_005, 'một triệu không trăm linh năm đồng', 'one million and five Vietnamese dong'],
  [1_005_000, 'một triệu không trăm linh năm nghìn đồng', 'one million five thousand Vietnamese dong'],
  [1_015_000, 'một triệu không trăm mười lăm nghìn đồng', 'one million fifteen thousand Vietnamese dong'],
  [12_500_000, 'mười hai triệu năm trăm nghìn đồng', 'twelve million five hundred thousand Vietnamese dong'],
  [21_000_000, 'hai mươi mốt triệu đồng', 'twenty-one million Vietnamese dong'],
  [
    25_500_000,
    'hai mươi lăm triệu năm trăm nghìn đồng',
    'twenty-five million five hundred thousand Vietnamese dong',
  ],
  [
    31_550_000,
    'ba mươi mốt triệu năm trăm năm mươi nghìn đồng',
    'thirty-one million five hundred and fifty thousand Vietnamese dong',
  ],
  [125_000_000, 'một trăm hai mươi lăm triệu đồng', 'one hundred and twenty-five million Vietnamese dong'],
  [205_000_000, 'hai trăm linh năm triệu đồng', 'two hundred and five million Vietnamese dong'],
  [
    1_250_000_000,
    'một tỷ hai trăm năm mươi triệu đồng',
    'one billion two hundred and fifty million Vietnamese dong',
  ],
  [100_000_000_000, 'một trăm tỷ đồng', 'one hundred billion Vietnamese dong'],
  [100_000_000_001, 'một trăm tỷ không trăm linh một đồng', 'one hundred billion and one Vietnamese dong'],
];

describe('an amount in words', () => {
  it.each(cases)('%i', (amount, vi, en) => {
    expect(amountInWords('vi', amount)).toBe(vi);
    expect(amountInWords('en', amount)).toBe(en);
  });

  it('is read back as the same number by the search, in both languages', () => {
    for (let amount = 1; amount < 1_000; amount += 1)
      for (const language of ['vi', 'en'] as const) {
        const words = amountInWords(language, amount).replace(/ (?:đồng|Vietnamese dong)$/, '');
        expect(numeralsToDigits(foldAccents(words).toLowerCase()), words).toBe(String(amount));
      }
  });
});
