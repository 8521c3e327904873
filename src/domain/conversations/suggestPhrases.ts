import type { Phrase } from './phrase.ts';
import { type PhraseEntry, type PhraseGroup, phraseGroups } from './phraseEntry.ts';
import { entryOf, type PhraseCode, phraseCodes, phrases } from './phrases.ts';

export type Side = 'buyer' | 'seller';
export type PhraseUses = Readonly<Record<string, number>>;

const offered = 8;
const entries: Record<PhraseCode, PhraseEntry> = phrases;

export const sayableBy = (side: Side): PhraseCode[] =>
  phraseCodes.filter((code) => entries[code].by === side || entries[code].by === 'either');

const usesOf = (uses: PhraseUses, code: string) => (Object.hasOwn(uses, code) ? (uses[code] ?? 0) : 0);

/** @example oftenFirst(['a', 'b'], { b: 2 }) // => ['b', 'a'] */
export const oftenFirst = <Code extends string>(codes: readonly Code[], uses: PhraseUses): Code[] =>
  codes.toSorted((a, b) => usesOf(uses, b) - usesOf(uses, a));

const groupsOf = (received: readonly Phrase[]): PhraseGroup[] => [
  ...new Set(received.flatMap(({ code }) => entryOf(code)?.group ?? [])),
];

/** Groups in the picker; those of the received phrases come first. */
export const groupsAfter = (received: readonly Phrase[]): PhraseGroup[] => [
  ...new Set([...groupsOf(received), ...phraseGroups]),
];

/** A side's phrases of a group. Answers to received questions come first. */
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
 * Returns suggestions in this order: answers, phrases of the same groups, often used phrases, each group's
 * first phrase.
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
