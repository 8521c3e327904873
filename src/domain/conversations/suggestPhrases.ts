import type { Phrase } from './phrase.ts';
import { type PhraseEntry, type PhraseGroup, phraseGroups } from './phraseEntry.ts';
import { entryOf, type PhraseCode, phraseCodes, phrases } from './phrases.ts';

export type Side = 'buyer' | 'seller';
/** How often somebody has said a phrase, by code. */
export type PhraseUses = Readonly<Record<string, number>>;

/** So many are offered before anything is searched for. */
const offered = 8;
const entries: Record<PhraseCode, PhraseEntry> = phrases;

/** What a side can say, in the order of the list. */
export const sayableBy = (side: Side): PhraseCode[] =>
  phraseCodes.filter((code) => entries[code].by === side || entries[code].by === 'either');

const usesOf = (uses: PhraseUses, code: string) => (Object.hasOwn(uses, code) ? (uses[code] ?? 0) : 0);

/** The often said first, else as they were. @example oftenFirst(['a', 'b'], { b: 2 }) // => ['b', 'a'] */
export const oftenFirst = <Code extends string>(codes: readonly Code[], uses: PhraseUses): Code[] =>
  codes.toSorted((a, b) => usesOf(uses, b) - usesOf(uses, a));

/** What was last talked about, in the order in which it was said. */
const groupsOf = (heard: readonly Phrase[]): PhraseGroup[] => [
  ...new Set(heard.flatMap(({ code }) => entryOf(code)?.group ?? [])),
];

/** The groups for a picker: what was last talked about first. */
export const groupsAfter = (heard: readonly Phrase[]): PhraseGroup[] => [
  ...new Set([...groupsOf(heard), ...phraseGroups]),
];

/** What a side can say about a subject: answers first where it was asked about, questions first where not. */
export const phrasesAbout = (
  group: PhraseGroup,
  side: Side,
  heard: readonly Phrase[],
  uses: PhraseUses,
): PhraseCode[] => {
  const codes = oftenFirst(
    sayableBy(side).filter((code) => entries[code].group === group),
    uses,
  );
  const asked = new Set(heard.map(({ code }) => code));
  const isAnswer = (code: PhraseCode) => entries[code].answers.some((one) => asked.has(one));
  return [...codes.filter(isAnswer), ...codes.filter((code) => !isAnswer(code))];
};

/**
 * What to offer a side first: the answers to what it has just heard, in the order in which it was asked; then the rest of
 * what was talked about; then what it says often. Where there is none of it, the first phrase of each group.
 * @param heard the phrases of the other side's last message
 */
export const suggestPhrases = (side: Side, heard: readonly Phrase[], uses: PhraseUses): PhraseCode[] => {
  const mine = oftenFirst(sayableBy(side), uses);
  const answers = heard.flatMap(({ code }) => mine.filter((mine) => entries[mine].answers.includes(code)));
  const about = groupsOf(heard).flatMap((group) => phrasesAbout(group, side, heard, uses));
  const often = mine.filter((code) => usesOf(uses, code) > 0);
  const first = phraseGroups.flatMap((group) =>
    sayableBy(side)
      .filter((code) => entries[code].group === group)
      .slice(0, 1),
  );
  return [...new Set([...answers, ...about, ...often, ...first])].slice(0, offered);
};
