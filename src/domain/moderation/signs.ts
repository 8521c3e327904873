/* Signs of fraud in a listing or a first message. Enough of them reach the operators' queue; they never hide
   anything by themselves (decision 63). */

/** Points of each sign. A subject needs `enoughSigns` points to reach the queue. */
export const signPoints = {
  /** A photo that another account shows. */
  other_photo: 5,
  /** The phone number of a suspended account. */
  suspended_phone: 5,
  /** Less than half of the market range's low end. */
  price_half: 5,
  /** Less than 70 % of the market range's low end. */
  price_low: 3,
  /** The same words from two or more other accounts. */
  text_of_many: 5,
  /** The same words from one other account. */
  text_of_other: 3,
  /** Asks for money in advance or a code, or promises money for a click. */
  asks_money: 4,
  /** An email address of a disposable host. */
  throwaway_mail: 3,
  /** A first message with a link to an unknown host. */
  link: 3,
  /** A first message with a phone number. */
  phone: 1,
  /** A new account with many bikes. */
  new_many: 2,
  new_account: 1,
} as const;
export type Sign = keyof typeof signPoints;
export const signs = Object.keys(signPoints) as readonly Sign[];

/** Points from which an operator looks. */
export const enoughSigns = 5;

/** Adds up the points of signs. @example pointsOf(['link', 'phone']) // => 4 */
export const pointsOf = (subjectSigns: readonly Sign[]): number =>
  subjectSigns.reduce((sum, sign) => sum + signPoints[sign], 0);

/** @example reachesQueue(['price_low', 'new_account']) // => false */
export const reachesQueue = (subjectSigns: readonly Sign[]): boolean => pointsOf(subjectSigns) >= enoughSigns;

export const signSubjects = ['listing', 'message'] as const;
export type SignSubject = (typeof signSubjects)[number];

/** Id of a queue entry. @example signsId('listing', 'x') // => 'listing_x' */
export const signsId = (subject: SignSubject, id: string): string => `${subject}_${id}`;

/** Milliseconds that an entry is stored after an operator has looked at it. */
export const keptAfterLook = 30 * 86_400_000;
