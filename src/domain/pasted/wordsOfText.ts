import { foldAccents } from '../text/foldAccents.ts';

/** Marks the end of a line, sentence or clause. Patterns do not match across it. */
export const stop = '|';

/** Stands for an amount whose digits are masked: 1x.5, 2xx. */
export const masked = '<masked>';
/** Stands for a masked amount that has a unit of money: 1x.5tr, 3x.9 triệu, 5tr xx. */
export const maskedWithUnit = '<masked-money>';
const million = ' ?(?:tr|trieu|cu|chai)';
const maskedAmount = String.raw`\d{1,2}(?:x{1,3}|[*?]{1,3})[\dx*?]{0,3}(?:[.,][\dx*?]{1,3}){0,2}`;
const beforeMasked = '(?<![a-z0-9.,])';
const behindMasked = '(?![a-z0-9])';

const writtenOut: readonly (readonly [RegExp, string])[] = [
  [
    new RegExp(
      `${beforeMasked}(?:${maskedAmount}(?:${million}| ?(?:t|m|mil))|x{1,3}${million}|\\d{1,3}(?:[.,]\\d)?${million} ?x{1,3})[\\dx]{0,3}${behindMasked}`,
      'g',
    ),
    maskedWithUnit,
  ],
  // Matches 18.xxx.xxx and 18.5xx.000.
  [/(?<![a-z0-9.,])(?=[\d.,]{1,11}x)\d{1,3}(?:[.,][\dx]{3}){1,3}(?![a-z0-9])/g, maskedWithUnit],
  [/(?<![a-z0-9.,])\d{1,2} ?may ?(?:tr|trieu|cu)(?![a-z])/g, maskedWithUnit],
  // The lookahead excludes plates such as 59X3-456.78.
  [new RegExp(`${beforeMasked}${maskedAmount}${behindMasked}(?![\\s.-]{0,2}\\d{3})`, 'g'), masked],
  // Removes the dot in districts: q.1 becomes q1.
  [/(?<![a-z0-9])(q|p|d|quan|phuong)\.(?=\d)/g, '$1'],
  [/(?<=\d)o(?=\d)/g, '0'],
  [/(?:₫|vnd) ?(\d[\d.,]*)(?!\d| ?(?:tr|m|k|cu|ty)\d*(?![a-z]))/g, '$1 dong'],
  [/(\d)\s*(?:₫|vnd|vnđ|dong)(?![a-z])/g, '$1 dong'],
  [/(\d)d(?![a-z])/g, '$1 dong'],
  // Rewrites 18t and 18t5 as 18tr and 18tr5.
  [/\b(\d{1,3})t(\d?)(?![a-z\d])/g, '$1tr$2'],
  // Rewrites 2v3 and 3v as 2van3 and 3van.
  [/\b(\d{1,2})v(\d?)(?![a-z\d])/g, '$1van$2'],
  [/\b2k(\d\d)(?!\d)/g, '20$1'],
  [/\bchinhchu\b/g, 'chinh chu'],
];

/** "Độ" means tuned. Without accents it equals đỏ (red) and đồ (things). */
const tuned = /(?<!\p{L})độ(?!\p{L})/giu;

/**
 * Splits a text into words without accents, with `stop` after each line, sentence or clause.
 * @example wordsOfText('Bán SH 2019, odo 2v3!') // => ['ban', 'sh', '2019', '|', 'odo', '2van3', '|']
 */
export const wordsOfText = (text: string): string[] => {
  let folded = foldAccents(text.replace(tuned, 'modded'));
  for (const [short, long] of writtenOut) folded = folded.replace(short, long);
  return (
    folded
      .replace(/[\n\r]+/g, ` ${stop} `)
      // Between digits, a point or comma is part of the number.
      .replace(/[.,](?!\d)|(?<!\d)[.,]/g, ` ${stop} `)
      .replace(/[;!?()[\]{}|•●▪✓✔✅★☆*#_"“”]+/g, ` ${stop} `)
      .replace(/\s[-–—+]+\s/g, ` ${stop} `)
      .replace(/[:=~≈]/g, ' ')
      .replace(/\p{Extended_Pictographic}/gu, ` ${stop} `)
      .replace(/[\ufe0f\u200d]/g, '')
      .split(/\s+/)
      .filter((word) => word !== '')
      .filter((word, index, all) => word !== stop || all[index - 1] !== stop)
  );
};

/** Joins up to `maxWords` words before an index, back to a stop or to `from`. */
export const before = (words: readonly string[], index: number, maxWords: number, from = 0): string => {
  const taken: string[] = [];
  for (let at = index - 1; at >= Math.max(from, 0) && taken.length < maxWords; at -= 1) {
    const word = words[at] ?? '';
    if (word === stop) break;
    taken.unshift(word);
  }
  return taken.join(' ');
};

/** Joins up to `maxWords` words from an index on, up to a stop. */
export const behind = (words: readonly string[], index: number, maxWords: number): string => {
  const end = words.indexOf(stop, index);
  return words.slice(index, Math.min(end < 0 ? words.length : end, index + maxWords)).join(' ');
};
