import { phonesIn } from '../contacts/phonesIn.ts';
import { asksForMoney } from '../text/asksForMoney.ts';
import { hostsIn, isFamiliarHost } from '../text/hostsIn.ts';
import type { Sign } from './signs.ts';

export type Writing = {
  /** Days since sign-up; null if unknown. */
  accountDays: number | null;
  throwawayMail: boolean;
  suspendedPhone: boolean;
  /** Number of other accounts that use the same text. */
  othersWithText: number;
  text: string;
};
export type ListingFacts = Writing & {
  /** đồng */
  price: number;
  /** Low end of the market range, in đồng; null without enough similar bikes. */
  low: number | null;
  bikes: number;
  /** Number of the listing's photos that another account shows too. */
  othersPhotos: number;
};

type Rule<F> = { sign: Sign; holds: (facts: F) => boolean };

const newFor = 3;
const manyWithin = 7;
const many = 3;
const isYounger = (days: number | null, than: number) => days !== null && days < than;

const ofAny: readonly Rule<Writing>[] = [
  { sign: 'suspended_phone', holds: ({ suspendedPhone }) => suspendedPhone },
  { sign: 'text_of_many', holds: ({ othersWithText }) => othersWithText >= 2 },
  { sign: 'text_of_other', holds: ({ othersWithText }) => othersWithText === 1 },
  { sign: 'throwaway_mail', holds: ({ throwawayMail }) => throwawayMail },
  { sign: 'new_account', holds: ({ accountDays }) => isYounger(accountDays, newFor) },
];

const far = 0.5;
const below = 0.7;
const isBelow = ({ price, low }: ListingFacts, share: number) => low !== null && price < low * share;

/** Removes questions, such as whether a deposit is enough: they demand no money. */
const withoutQuestions = (text: string) =>
  text
    .split(/(?<=[.!?\n])\s/)
    .filter((sentence) => !/\?\s*$/.test(sentence))
    .join(' ');

const ofListings: readonly Rule<ListingFacts>[] = [
  { sign: 'other_photo', holds: ({ othersPhotos }) => othersPhotos > 0 },
  { sign: 'price_half', holds: (facts) => isBelow(facts, far) },
  { sign: 'price_low', holds: (facts) => isBelow(facts, below) && !isBelow(facts, far) },
  { sign: 'asks_money', holds: ({ text }) => asksForMoney(text) },
  {
    sign: 'new_many',
    holds: ({ accountDays, bikes }) => isYounger(accountDays, manyWithin) && bikes >= many,
  },
];

const ofFirstMessages: readonly Rule<Writing>[] = [
  { sign: 'link', holds: ({ text }) => hostsIn(text).some((host) => !isFamiliarHost(host)) },
  { sign: 'asks_money', holds: ({ text }) => asksForMoney(withoutQuestions(text)) },
  { sign: 'phone', holds: ({ text }) => phonesIn(text).length > 0 },
];

const signsBy = <F>(rules: readonly Rule<F>[], facts: F): Sign[] =>
  rules.filter(({ holds }) => holds(facts)).map(({ sign }) => sign);

export const signsOfListing = (facts: ListingFacts): Sign[] => [
  ...signsBy(ofListings, facts),
  ...signsBy(ofAny, facts),
];

export const signsOfMessage = (facts: Writing): Sign[] => [
  ...signsBy(ofFirstMessages, facts),
  ...signsBy(ofAny, facts),
];
