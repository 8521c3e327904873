import type { ReviewSums } from '../reviews/review.schema.ts';
import { plainly } from '../text/foldAccents.ts';
import type { Answers, Seller } from './seller.schema.ts';

/** Below so many questions nothing is said about answers: one who forgot a single question would look careless. */
export const fewestAsked = 5;

/** What is said of times: within an hour, three, …, a week. Minutes, shortest first. */
const steps = [60, 180, 360, 720, 1_440, 2_880, 4_320, 10_080] as const;
export type Within = (typeof steps)[number];

/** Within what time answers usually come, in minutes; null where it takes longer than a week, or nothing was answered. */
export const withinOf = ({ minutes }: Answers): Within | null =>
  minutes === null ? null : (steps.find((step) => minutes <= step) ?? null);

/** Were enough questions asked to say something about the answers? */
export const saysAnswers = ({ asked }: Answers): boolean => asked >= fewestAsked;

/** What was confirmed about a seller: the address, the number, and how many deals. */
export type Confirmed = { email: boolean; phone: boolean; deals: number };

/** @example confirmedOf({ email_confirmed: true, phone_confirmed: false, deals: 2 }) // => { email: true, phone: false, deals: 2 } */
export const confirmedOf = (
  seller: Pick<Seller, 'email_confirmed' | 'phone_confirmed' | 'deals'>,
): Confirmed => ({ email: seller.email_confirmed, phone: seller.phone_confirmed, deals: seller.deals });

/** What the page of a bike says about its seller, below the name. */
export type SellerLine = {
  since: Seller['since'];
  within: Within | null;
  confirmed: Confirmed;
  reviews?: ReviewSums;
};

/** The time of answers is said alone, so most questions must have been answered. */
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

/** Has the page of a seller nothing to show, so that no search engine should list it? */
export const isEmpty = ({ cards, reviews }: { cards: readonly unknown[]; reviews: readonly unknown[] }) =>
  cards.length === 0 && reviews.length === 0;

/**
 * The letters that stand for somebody without a picture: of the first and the last word, as people count characters.
 * @example initialsOf('Nguyễn Văn Hùng') // => 'NH'
 */
export const initialsOf = (name: string): string => {
  const words = plainly(name).match(/\p{L}[\p{L}\p{M}]*/gu) ?? [];
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  const [first, last] = ends.map((word = '') => /^\p{L}\p{M}*/u.exec(word)?.[0] ?? '');
  return `${first ?? ''}${last ?? ''}`.toUpperCase();
};
