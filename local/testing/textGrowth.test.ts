import { expect, it } from 'vitest';
import { markTerms } from '../../functions/src/translation/markTerms.ts';
import { phonesIn } from '../../src/domain/contacts/phonesIn.ts';
import { slugify } from '../../src/domain/listings/slug.ts';
import { textPrint } from '../../src/domain/moderation/textPrint.ts';
import { readDistance, readMoney } from '../../src/domain/search/readAmount.ts';
import { readSearch } from '../../src/domain/search/readSearch.ts';
import { asksForMoney } from '../../src/domain/text/asksForMoney.ts';
import { foldAccents } from '../../src/domain/text/foldAccents.ts';
import { hasVisibleText } from '../../src/domain/text/hasVisibleText.ts';
import { hostsIn } from '../../src/domain/text/hostsIn.ts';
import { linkParts } from '../../src/domain/text/linkParts.ts';
import { foldLookAlikes } from '../../src/domain/text/lookAlikes.ts';
import { markLanguages } from '../../src/domain/text/markLanguages.ts';
import { maskPersonal } from '../../src/domain/text/maskPersonal.ts';
import { addressInName, holdsWebAddress } from '../../src/domain/text/webAddress.ts';
import { wellFormed } from '../../src/domain/text/wellFormed.ts';
import { withoutTags } from '../../src/domain/text/withoutTags.ts';
import { descriptionWords, wordsOf } from '../../src/domain/text/words.ts';
import { textLanguage } from '../../src/domain/text/writtenIn.ts';

/** Functions that read typed text. `readAdvertisement` is absent: it reads at most 10,000 characters. */
const readers: Record<string, (text: string) => unknown> = {
  addressInName,
  asksForMoney,
  descriptionWords: (text) => descriptionWords(text),
  foldAccents,
  foldLookAlikes,
  hasVisibleText,
  holdsWebAddress,
  hostsIn,
  linkParts,
  markLanguages,
  markTerms: (text) => markTerms(text, 'vi'),
  maskPersonal,
  phonesIn,
  readDistance: (text) => readDistance(text, 'vi'),
  readMoney: (text) => readMoney(text, 'vi'),
  readSearch: (text) => readSearch(text),
  slugify,
  textLanguage,
  textPrint,
  wellFormed,
  withoutTags,
  wordsOf,
};

/** Texts to repeat: unclosed tags, and parts that patterns match. */
const units = [
  ...[
    '<',
    '</',
    '<p>',
    '<a ',
    '>',
    '&',
    '&a',
    ' ',
    '\n',
    '\t ',
    'a',
    'a ',
    'a b ',
    'đ',
    'ế ',
    '😀',
    '\u0301',
  ],
  ...[
    '\u200b',
    '1',
    '1 ',
    '1.',
    '1,',
    '0',
    '09',
    '0.9 ',
    '12tr ',
    '1.000.',
    '5 to ',
    '5-',
    '-',
    '.',
    ',',
    '(',
    ')',
  ],
  ...[
    '@',
    'a@',
    'a@a.',
    'a.',
    'a.a',
    '/',
    '//',
    ':',
    '"',
    "'",
    '_',
    '*',
    '+',
    '#',
    '%',
    'http://',
    'https://a.',
  ],
  ...[
    'www.',
    'a-',
    'a.b-',
    'o d ',
    'coc ',
    'dat coc ',
    'gui ma ',
    'link ',
    'ck truoc ',
    'tr ',
    'gia ',
    'gan ',
  ],
];

const usual = 2_500;
/** Tested with fewer characters, because a search has at most 80. */
const shorter: Record<string, number> = { readSearch: 600 };
const factor = 4;
/** Minimum milliseconds of this thread's processor time; shorter times are too imprecise to compare. */
const least = 40;
/** Limit of the growth. Linear work grows fourfold, quadratic work sixteenfold. */
const maxGrowth = 8;

/** Returns the least processor time of several attempts to read a text, in milliseconds. */
const cost = (read: (text: string) => unknown, text: string, turns: number): number => {
  let best = Number.POSITIVE_INFINITY;
  for (let turn = 0; turn < turns; turn += 1) {
    const start = process.threadCpuUsage();
    read(text);
    const { user, system } = process.threadCpuUsage(start);
    best = Math.min(best, (user + system) / 1_000);
  }
  return best;
};
/** Appends another letter: patterns anchored at the end then retry from each position. */
const ofLength = (unit: string, wanted: number) => `${unit.repeat(Math.ceil(wanted / unit.length))}ô`;

const growsOver = (read: (text: string) => unknown, length = usual): string[] =>
  units.filter((unit) => {
    const long = ofLength(unit, length * factor);
    if (cost(read, long, 1) < least || cost(read, long, 1) < least) return false;
    // Garbage collection may slow one measurement, so three must be slow.
    const grows = () => cost(read, long, 2) / cost(read, ofLength(unit, length), 2) > maxGrowth;
    return grows() && grows() && grows();
  });

it.each(Object.entries(readers))('%s takes time by the length of a text, whatever it holds', (name, read) => {
  expect(growsOver(read, shorter[name])).toEqual([]);
});

it('a pattern of quadratic time is found', () => {
  // Longer: a fast machine reads a text of the usual length in less than `least`.
  expect(growsOver((text) => text.replace(/<[^>]*>/g, ' '), 2 * usual)).toContain('<');
});
