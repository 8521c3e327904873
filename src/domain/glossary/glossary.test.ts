import { describe, expect, it } from 'vitest';
import { openGlossary } from './glossary.ts';

const { inLanguage, alternatives, lengthAt } = openGlossary({
  body: [
    { en: ['Crash bars', 'engine guard'], vi: ['Khung chống đổ', 'khung bảo vệ'] },
    { en: ['Crash protectors', 'frame sliders'], vi: ['Gù chống đổ', 'gù'], search: ['crash bars'] },
    { en: ['LED lights', 'LED'], vi: ['Đèn LED'] },
    { en: ['Both keys', 'two keys'], vi: ['Đủ 2 chìa khóa', '2 chìa'] },
    { en: ['Tyres'], vi: ['Lốp xe', 'vỏ'] },
    { en: ['Clutch plates'], vi: ['Bố nồi'] },
    { en: ['Variator'], vi: ['Bộ nồi'] },
    { en: ['Modified'], vi: ['Xe độ', 'đồ chơi'] },
  ],
  kinds: [{ en: ['Electric scooter'], vi: ['Xe máy điện'] }],
});

describe('what a seller wrote, in the language of a reader', () => {
  it.each([
    ['en', 'Gù chống đổ', 'Crash protectors'],
    ['en', 'gu chong do', 'Crash protectors'],
    ['en', 'GÙ', 'Crash protectors'],
    ['en', 'Khung bảo vệ Givi', 'Crash bars Givi'],
    ['en', 'Gù chống đổ, đèn LED', 'Crash protectors, LED lights'],
    ['en', '2 chìa', 'Both keys'],
    ['vi', 'engine guard', 'Khung chống đổ'],
    ['vi', '(engine guard)', 'Khung chống đổ'],
    ['vi', 'Crash bars 2024 Givi', 'Khung chống đổ 2024 Givi'],
  ] as const)('to a reader of %s, %j is %j', (language, text, shown) => {
    expect(inLanguage(language, text)).toBe(shown);
  });

  it.each([
    ['en', 'engine guard'],
    ['vi', 'khung bảo vệ'],
    // The glossary lacks some of these words.
    ['en', 'Gù chống đổ đẹp lắm'],
    ['vi', 'crash bars that I made myself'],
    ['en', 'Che khung chống đổ'],
    // Ambiguous without accents: vỏ or vợ.
    ['en', 'vo'],
    ['en', 'bo noi'],
    ['en', ''],
    ['en', '– !'],
  ] as const)('to a reader of %s, %j stays as it is', (language, text) => {
    expect(inLanguage(language, text)).toBe(text);
  });

  it('is one thing where two are spelt alike but for their accents', () => {
    expect(inLanguage('en', 'Bố nồi')).toBe('Clutch plates');
    expect(inLanguage('en', 'Bộ nồi')).toBe('Variator');
  });
});

describe('what the words of a search mean besides', () => {
  const spelt = (...words: string[]) =>
    alternatives(words).map(({ start, length, spellings }) => [
      start,
      length,
      spellings.map((spelling) => spelling.join(' ')),
    ]);

  it('is every spelling in both languages, and of all that is called so', () => {
    expect(spelt('honda', 'crash', 'bars')).toEqual([
      [
        1,
        2,
        [
          'crash bars',
          'engine guard',
          'khung chong do',
          'khung bao ve',
          'crash protectors',
          'frame sliders',
          'gu chong do',
          'crash bars',
        ],
      ],
    ]);
  });

  it('leaves out what means something else without its accents', () => {
    expect(spelt('tyres')).toEqual([[0, 1, ['tyres']]]);
    expect(spelt('modified')).toEqual([[0, 1, ['modified', 'do choi']]]);
    expect(spelt('vo')).toEqual([]);
    expect(spelt('bo', 'noi')).toEqual([]);
  });

  it('is known by its length, but for kinds of bikes', () => {
    expect(lengthAt(['crash', 'bars', 'honda'])).toBe(2);
    expect(lengthAt(['honda', 'crash', 'bars'])).toBe(0);
    expect(lengthAt(['electric', 'scooter'])).toBe(0);
    expect(spelt('electric', 'scooter')).toEqual([[0, 2, ['electric scooter', 'xe may dien']]]);
  });
});
