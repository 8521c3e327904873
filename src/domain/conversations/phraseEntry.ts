import type { PhraseValueName } from './phrase.ts';

export type PhraseKind = 'question' | 'answer';
/** Subjects of phrases in the order of the picker. */
export const phraseGroups = [
  'sale',
  'papers',
  'history',
  'condition',
  'extras',
  'price',
  'visit',
  'ride',
  'handover',
  'manners',
] as const;
export type PhraseGroup = (typeof phraseGroups)[number];

export type PhraseEntry = {
  kind: PhraseKind;
  group: PhraseGroup;
  by: 'buyer' | 'seller' | 'either';
  /** Required values. */
  wants: readonly PhraseValueName[];
  /** Codes of the phrases that this phrase answers. */
  answers: readonly string[];
};

const questionBy =
  (by: PhraseEntry['by']) =>
  (group: PhraseGroup, ...wants: PhraseValueName[]): PhraseEntry => ({
    kind: 'question',
    group,
    by,
    wants,
    answers: [],
  });

const answerBy =
  (by: PhraseEntry['by']) =>
  (group: PhraseGroup, answers: readonly string[], ...wants: PhraseValueName[]): PhraseEntry => ({
    kind: 'answer',
    group,
    by,
    wants,
    answers,
  });

export const [buyerAsks, sellerAsks, eitherAsks] = [
  questionBy('buyer'),
  questionBy('seller'),
  questionBy('either'),
];
export const [buyerSays, sellerSays, eitherSays] = [
  answerBy('buyer'),
  answerBy('seller'),
  answerBy('either'),
];
