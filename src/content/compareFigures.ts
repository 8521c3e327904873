import type { Language } from '../i18n/languages.ts';

type Difference = { en: string[]; vi: string[]; place: string };

/**
 * Returns the numbers in a text in English notation. Skips placeholders, addresses, and digits after a letter
 * (A1).
 */
const figuresIn = (text: string, language: Language): string[] =>
  [
    ...text.replace(/\{[\w-]+\}|\]\([^)]*\)|https?:\S+/g, ' ').matchAll(/(?<![\p{L}\d])\d+(?:[.,]\d+)*/gu),
  ].map(([figure]) =>
    language === 'en'
      ? figure.replaceAll(',', '')
      : figure.replace(/\.(?=\d{3}(?!\d))/g, '').replace(',', '.'),
  );

const without = (figures: readonly string[], others: readonly string[]): string[] => {
  const rest = [...others];
  return figures.filter((figure) => {
    const at = rest.indexOf(figure);
    if (at >= 0) rest.splice(at, 1);
    return at < 0;
  });
};

const compareParagraph = (en: string, vi: string, place: string): Difference[] => {
  const [english, vietnamese] = [figuresIn(en, 'en'), figuresIn(vi, 'vi')];
  const [left, right] = [without(english, vietnamese), without(vietnamese, english)];
  return left.length > 0 && left.length === right.length ? [{ en: left, vi: right, place }] : [];
};

/**
 * Finds numbers that differ between the languages, by paragraph. Ignores paragraphs with more numbers in one
 * language: translations may add numbers or spell them out.
 * @example compareFigures('5 to 12%', '5 đến 10%') // => [{ en: ['12'], vi: ['10'], place: '' }]
 */
export const compareFigures = (en: unknown, vi: unknown, place = ''): Difference[] => {
  if (typeof en === 'string' && typeof vi === 'string') {
    const [english, vietnamese] = [en.split(/\n\s*\n/), vi.split(/\n\s*\n/)];
    if (english.length !== vietnamese.length) return compareParagraph(en, vi, place);
    return english.flatMap((text, index) => compareParagraph(text, vietnamese[index] ?? '', place));
  }
  if (typeof en !== 'object' || typeof vi !== 'object' || !en || !vi) return [];
  const others = new Map<string, unknown>(Object.entries(vi));
  return Object.entries(en).flatMap(([key, value]) =>
    key === 'revised' ? [] : compareFigures(value, others.get(key), place ? `${place}.${key}` : key),
  );
};
