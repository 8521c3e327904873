import type { PhraseValueName } from './phrase.ts';

export type PhraseKind = 'question' | 'answer';
/** What a phrase is about, in the order in which a picker shows the groups. */
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
  /** Who may say it. */
  by: 'buyer' | 'seller' | 'either';
  /** What has to stand in it: all of these and nothing else. */
  wants: readonly PhraseValueName[];
  /** After which phrases of the other side it is offered first, by code. */
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
