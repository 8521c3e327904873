import { commonWords } from './commonWords.ts';
import { foldAccents, plainly } from './foldAccents.ts';

type Language = 'en' | 'vi';

const vietnameseLetters = /[ăđơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉĩịọỏốồổỗộớờởỡợụủũứừửữựỳỵỷỹ]/iu;
/** How only Vietnamese syllables begin or end, without their accents: nghe, nhu, nhanh, tiem, truong, thuyen. */
const vietnameseShape = /^n[gh][aeiouy]|[aei]nh$|i(?:em|eng|eu)$|uo(?:c|i|n|m|ng)$|uye[nt]$/;

/** For which language a word speaks. Its letters say more than the list: *thể* is not *the*. */
const languageOfWord = (word: string): Language | null => {
  if (vietnameseLetters.test(word)) return 'vi';
  const plain = foldAccents(word);
  if (commonWords.vi.has(plain)) return 'vi';
  if (commonWords.en.has(plain)) return 'en';
  return vietnameseShape.test(plain) ? 'vi' : null;
};

/**
 * The language of a text in English or Vietnamese, with or without accents: that of most of its frequent words.
 * @returns null where nothing tells, as in names and numbers, or in another language
 * @example textLanguage('xe chinh chu, may zin') // => 'vi'
 */
export const textLanguage = (text: string): Language | null => {
  const words = plainly(text).match(/[\p{L}\p{M}]+/gu) ?? [];
  const votes = words.map(languageOfWord);
  const [vi, en] = (['vi', 'en'] as const).map((one) => votes.filter((vote) => vote === one).length);
  if (vi === en) return vi ? (votes.find((vote) => vote !== null) ?? null) : null;
  return (vi ?? 0) > (en ?? 0) ? 'vi' : 'en';
};

/**
 * The language that somebody writes in; English where nothing tells.
 * @example writtenIn('Xe chính chủ') // => 'vi'
 */
export const writtenIn = (text: string): Language => textLanguage(text) ?? 'en';

/**
 * The language of a text for a `lang` attribute, where it is not the reader's; undefined where it is, or nothing tells.
 * @example foreignLanguage('en', 'Xe đẹp') // => 'vi'
 */
export const foreignLanguage = (reader: Language, text: string): Language | undefined => {
  const language = textLanguage(text);
  return language === reader ? undefined : (language ?? undefined);
};
