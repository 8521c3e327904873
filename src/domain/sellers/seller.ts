import type { ReviewSums } from '../reviews/review.schema.ts';
import { plainly } from '../text/foldAccents.ts';
import type { Answers, Seller } from './seller.schema.ts';

/** Questions needed to show an answer rate. With fewer, one forgotten question would look careless. */
export const minAsked = 5;

/** Answer times in minutes; actual times are rounded up to these. */
const steps = [60, 180, 360, 720, 1_440, 2_880, 4_320, 10_080] as const;
export type Within = (typeof steps)[number];

/** Usual answer time in minutes; null above a week or without answers. */
export const withinOf = ({ minutes }: Answers): Within | null =>
  minutes === null ? null : (steps.find((step) => minutes <= step) ?? null);

export const saysAnswers = ({ asked }: Answers): boolean => asked >= minAsked;

export type Confirmed = { email: boolean; phone: boolean; deals: number };

/** @example confirmedOf({ email_confirmed: true, phone_confirmed: false, deals: 2 }) // => { email: true, phone: false, deals: 2 } */
export const confirmedOf = (
  seller: Pick<Seller, 'email_confirmed' | 'phone_confirmed' | 'deals'>,
): Confirmed => ({ email: seller.email_confirmed, phone: seller.phone_confirmed, deals: seller.deals });

export type SellerLine = {
  since: Seller['since'];
  within: Within | null;
  confirmed: Confirmed;
  reviews?: ReviewSums;
};

/**
 * Facts about a seller. `within` (answer time): null unless most of at least five questions were answered.
 */
export const lineOf = ({
  since,
  answers,
  reviews,
  ...facts
}: Omit<Seller, 'sold' | 'updated_at'>): SellerLine => ({
  since,
  confirmed: confirmedOf(facts),
  within: saysAnswers(answers) && answers.answered * 2 > answers.asked ? withinOf(answers) : null,
  ...(reviews.count > 0 && { reviews }),
});

/** Search engines must not index an empty seller page. */
export const isEmpty = ({ cards, reviews }: { cards: readonly unknown[]; reviews: readonly unknown[] }) =>
  cards.length === 0 && reviews.length === 0;

/**
 * Initials of the first and the last word, shown if there is no picture.
 * @example initialsOf('Nguyễn Văn Hùng') // => 'NH'
 */
export const initialsOf = (name: string): string => {
  const words = plainly(name).match(/\p{L}[\p{L}\p{M}]*/gu) ?? [];
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  const [first, last] = ends.map((word = '') => /^\p{L}\p{M}*/u.exec(word)?.[0] ?? '');
  return `${first ?? ''}${last ?? ''}`.toUpperCase();
};
