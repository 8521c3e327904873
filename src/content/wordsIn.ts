import { parse } from 'yaml';
import { type Language, languages } from '../i18n/languages.ts';

/** A line of a Markdown file, or a value of a YAML file. */
export type ContentWords = { where: string; lang: Language | undefined; text: string };

const valuesIn = (value: unknown, where: string, lang: Language | undefined): ContentWords[] => {
  if (typeof value === 'string') return [{ where, lang, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) =>
    valuesIn(one, `${where}.${key}`, languages.find((one) => one === key) ?? lang),
  );
};

/**
 * Returns the texts of a content file. The file (`en.md`, `vi.md`) or the nearest key determines their
 * language.
 * @param file path below `src/content`
 * @example wordsIn('legal/terms.yaml', 'texts:\n  vi:\n    title: A\n') // => [{ where: 'src/content/legal/terms.yaml: texts.vi.title', … }]
 */
export const wordsIn = (file: string, text: string): ContentWords[] => {
  const where = `src/content/${file}`;
  if (!file.endsWith('.md'))
    return valuesIn(parse(text), where, undefined).map((words) => ({
      ...words,
      where: words.where.replace(`${where}.`, `${where}: `),
    }));
  const lang = file.endsWith('/vi.md') ? 'vi' : 'en';
  return text.split('\n').map((line, index) => ({ where: `${where}:${index + 1}`, lang, text: line }));
};
