import type { PhraseEntry } from '../../domain/conversations/phraseEntry.ts';
import { type PhraseCode, phraseCodes, phrases } from '../../domain/conversations/phrases.ts';
import {
  oftenFirst,
  type PhraseUses,
  type Side,
  sayableBy,
} from '../../domain/conversations/suggestPhrases.ts';
import { foldAccents } from '../../domain/text/foldAccents.ts';
import { languages } from '../../i18n/languages.ts';
import { phrasePicker } from '../../i18n/texts/phrasePicker.ts';
import { phraseWords } from '../../i18n/texts/phraseWords.ts';
import type { Bilingual } from '../../i18n/texts.ts';

const entries: Record<PhraseCode, PhraseEntry> = phrases;
const wordsOf = (text: string): string[] => foldAccents(text).match(/[a-z0-9]+/g) ?? [];

const bothOf = (text: Bilingual): string[] =>
  languages
    .flatMap((lang) => {
      const words = text[lang];
      return typeof words === 'string' ? [words] : [words.one, words.other];
    })
    .flatMap((words) => wordsOf(words.replace(/\{\w+\}/g, ' ')));

const index = new Map(
  phraseCodes.map((code) => {
    const own = bothOf(phraseWords[code]);
    return [code, { own, all: [...own, ...bothOf(phrasePicker[`group.${entries[code].group}`])] }] as const;
  }),
);

const holds = (words: readonly string[], sought: readonly string[]) =>
  sought.every((part) => words.some((word) => word.startsWith(part)));

/**
 * Finds a side's phrases by word prefixes, in both languages. Sorts matches in the phrase before
 * matches in its topic, then by frequency of use.
 * @returns null if nothing is typed
 * @example findPhrases('ca vet', 'buyer', {}) // => ['papers_blue_card', 'papers_numbers']
 */
export const findPhrases = (typed: string, side: Side, uses: PhraseUses): PhraseCode[] | null => {
  const sought = wordsOf(typed);
  if (sought.length === 0) return null;
  const codes = oftenFirst(sayableBy(side), uses);
  const own = codes.filter((code) => holds(index.get(code)?.own ?? [], sought));
  return [...new Set([...own, ...codes.filter((code) => holds(index.get(code)?.all ?? [], sought))])];
};
