import { plainly } from '../text/foldAccents.ts';
import { foldLookAlikes, seenAs } from '../text/lookAlikes.ts';

export const ownName = 'vongxe';

/** Stems: a word that contains one sounds official. */
const stems = [
  'admin',
  'support',
  'moderator',
  'operator',
  'official',
  'verified',
  'helpdesk',
  'hotline',
  'cskh',
];
/** Words that sound official, except within longer words. */
const whole = ['staff', 'team', 'system', 'security', 'service', 'zalo', 'facebook', 'google'];
type Syllable = { typed: string; bare: string };
const syllableOf = (typed: string): Syllable => ({ typed, bare: foldLookAlikes(typed) });

/**
 * Vietnamese phrases that sound official. Accents must match, because 'Quân Trí' and 'Tống Đại' are names of
 * people.
 */
const phrases = [
  ...['hỗ trợ', 'quản trị', 'hệ thống', 'tổng đài', 'trợ giúp', 'chăm sóc khách', 'nhân viên', 'kiểm duyệt'],
  ...['bảo mật', 'chính thức', 'xác minh', 'xác thực', 'ban quản lý'],
].map((phrase) => phrase.split(' ').map(syllableOf));

const typedFor: Record<string, string> = {
  ...{ 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't', 8: 'b' },
  ...{ '@': 'a', $: 's', '!': 'i', '|': 'l', '€': 'e' },
};

/** Returns the Latin words of a name, after joining spaced-out letters ("a d m i n"). */
const wordsIn = (folded: string): string[] =>
  folded
    .replace(/(?<![a-z])[a-z](?:[^a-z]{1,3}[a-z](?![a-z]))+/g, (row) => row.replace(/[^a-z]/g, ''))
    .match(/[a-z]+/g) ?? [];

/** Given names that are also words of authority. After a family name they are only names. */
const givenNames = new Set(['bảo mật', 'chính thức']);
const familyNames = new Set(
  'nguyễn trần lê phạm hoàng huỳnh phan vũ võ đặng bùi đỗ hồ ngô dương lý đinh mai trịnh đoàn lâm cao lương'.split(
    ' ',
  ),
);
/** Recognizes a full name with all accents, such as Trần Bảo Mật. */
const isPerson = (syllables: readonly Syllable[]): boolean =>
  (syllables.length === 3 || syllables.length === 4) &&
  familyNames.has(syllables[0]?.typed ?? '') &&
  givenNames.has(
    syllables
      .slice(-2)
      .map(({ typed }) => typed)
      .join(' '),
  );

const saysPhrase = (syllables: readonly Syllable[], phrase: readonly Syllable[]): boolean =>
  syllables.some((_, start) => {
    if (phrase.some(({ bare }, index) => syllables[start + index]?.bare !== bare)) return false;
    const part = syllables.slice(start, start + phrase.length);
    return (
      part.every(({ typed, bare }) => typed === bare) ||
      part.some(({ typed }, index) => typed === phrase[index]?.typed)
    );
  });

/**
 * Could a name be taken for the site, its staff or an authority? Recognizes look-alikes, digits as letters
 * and spaced-out words.
 * @example soundsOfficial('Vоngxе Ѕuppοrt') // => true
 * @example soundsOfficial('Trần Quân Trí') // => false
 */
export const soundsOfficial = (name: string): boolean => {
  const folded = foldLookAlikes(name).replace(/[0134578@$!|€]/g, (sign) => typedFor[sign] ?? sign);
  if (folded.replace(/[^a-z]/g, '').includes(ownName)) return true;
  const words = wordsIn(folded);
  if (words.some((word) => whole.includes(word) || stems.some((stem) => word.includes(stem)))) return true;
  const spoken = plainly(seenAs(name)).toLowerCase();
  const syllables = (spoken.match(/[\p{L}\p{M}]+/gu) ?? []).map(syllableOf);
  return !isPerson(syllables) && phrases.some((phrase) => saysPhrase(syllables, phrase));
};
