import type { Phrase } from './phrase.ts';
import { type PhraseEntry, type PhraseGroup, phraseGroups } from './phraseEntry.ts';
import { entryOf, type PhraseCode, phraseCodes, phrases } from './phrases.ts';

export type Side = 'buyer' | 'seller';
export type PhraseUses = Readonly<Record<string, number>>;

const offered = 8;
const entries: Record<PhraseCode, PhraseEntry> = phrases;

/** Phrases that a side can send, in the list's order. */
export const sayableBy = (side: Side): PhraseCode[] =>
  phraseCodes.filter((code) => entries[code].by === side || entries[code].by === 'either');

const usesOf = (uses: PhraseUses, code: string) => (Object.hasOwn(uses, code) ? (uses[code] ?? 0) : 0);

/** @example oftenFirst(['a', 'b'], { b: 2 }) // => ['b', 'a'] */
export const oftenFirst = <Code extends string>(codes: readonly Code[], uses: PhraseUses): Code[] =>
  codes.toSorted((a, b) => usesOf(uses, b) - usesOf(uses, a));

const groupsOf = (received: readonly Phrase[]): PhraseGroup[] => [
  ...new Set(received.flatMap(({ code }) => entryOf(code)?.group ?? [])),
];

/** The picker's groups, subjects of the received phrases first. */
export const groupsAfter = (received: readonly Phrase[]): PhraseGroup[] => [
  ...new Set([...groupsOf(received), ...phraseGroups]),
];

/** A side's phrases on a subject: answers first if the other side asked. */
export const phrasesAbout = (
  group: PhraseGroup,
  side: Side,
  received: readonly Phrase[],
  uses: PhraseUses,
): PhraseCode[] => {
  const codes = oftenFirst(
    sayableBy(side).filter((code) => entries[code].group === group),
    uses,
  );
  const codesAsked = new Set(received.map(({ code }) => code));
  const isAnswer = (code: PhraseCode) => entries[code].answers.some((one) => codesAsked.has(one));
  return [...codes.filter(isAnswer), ...codes.filter((code) => !isAnswer(code))];
};

/**
 * Returns suggestions: answers to the last message, phrases on its subjects, often used ones, and each
 * group's first.
 * @param received phrases of the other side's last message
 */
export const suggestPhrases = (side: Side, received: readonly Phrase[], uses: PhraseUses): PhraseCode[] => {
  const mine = oftenFirst(sayableBy(side), uses);
  const answers = received.flatMap(({ code }) => mine.filter((mine) => entries[mine].answers.includes(code)));
  const about = groupsOf(received).flatMap((group) => phrasesAbout(group, side, received, uses));
  const often = mine.filter((code) => usesOf(uses, code) > 0);
  const first = phraseGroups.flatMap((group) =>
    sayableBy(side)
      .filter((code) => entries[code].group === group)
      .slice(0, 1),
  );
  return [...new Set([...answers, ...about, ...often, ...first])].slice(0, offered);
};
