import { commonWords } from './commonWords.ts';
import { foldAccents, plainly } from './foldAccents.ts';

type Language = 'en' | 'vi';

const vietnameseLetters = /[ăđơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉĩịọỏốồổỗộớờởỡợụủũứừửữựỳỵỷỹ]/iu;
/**
 * Beginnings and endings of Vietnamese syllables, without accents: nghe, nhu, nhanh, tiem, truong, thuyen.
 */
const vietnameseShape = /^n[gh][aeiouy]|[aei]nh$|i(?:em|eng|eu)$|uo(?:c|i|n|m|ng)$|uye[nt]$/;

/** Language that a word indicates, or null. Checks accents first: *thể* is not the English *the*. */
const languageOfWord = (word: string): Language | null => {
  if (vietnameseLetters.test(word)) return 'vi';
  const plain = foldAccents(word);
  if (commonWords.vi.has(plain)) return 'vi';
  if (commonWords.en.has(plain)) return 'en';
  return vietnameseShape.test(plain) ? 'vi' : null;
};

/**
 * Language to which most words of the text belong, with or without accents.
 * @returns null if undetermined, as for names, numbers and other languages
 * @example textLanguage('xe chinh chu, may zin') // => 'vi'
 */
export const textLanguage = (text: string): Language | null => {
  const words = plainly(text).match(/[\p{L}\p{M}]+/gu) ?? [];
  const votes = words.map(languageOfWord);
  const [vi, en] = (['vi', 'en'] as const).map((one) => votes.filter((vote) => vote === one).length);
  if (vi === en) return vi ? (votes.find((vote) => vote !== null) ?? null) : null;
  return (vi ?? 0) > (en ?? 0) ? 'vi' : 'en';
};

/** @example writtenIn('Xe chính chủ') // => 'vi' */
export const writtenIn = (text: string): Language => textLanguage(text) ?? 'en';

/**
 * Value of a `lang` attribute; undefined for the reader's language or an undetermined one.
 * @example foreignLanguage('en', 'Xe đẹp') // => 'vi'
 */
export const foreignLanguage = (reader: Language, text: string): Language | undefined => {
  const language = textLanguage(text);
  return language === reader ? undefined : (language ?? undefined);
};
