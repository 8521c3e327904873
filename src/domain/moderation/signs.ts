/*
 * Signs of fraud: what of a listing or of a first message makes an operator look. They add up to a place in a queue and
 * never hide anything by themselves (decision 63).
 */

/** Which signs there are, and how much each says. A sign alone reaches the queue only with `enoughSigns` points. */
export const signPoints = {
  /** A photo that another account shows. */
  other_photo: 5,
  /** A number of somebody who is suspended. */
  suspended_phone: 5,
  /** Less than half of where the range of such bikes begins. */
  price_half: 5,
  /** Less than seven tenths of where the range of such bikes begins. */
  price_low: 3,
  /** The same words under two or more other names. */
  text_of_many: 5,
  /** The same words under one other name. */
  text_of_other: 3,
  /** Money before anybody has met, a code, or a click that brings money. */
  asks_money: 4,
  /** An address of a throw-away mail host. */
  throwaway_mail: 3,
  /** A first message leads to an unknown host. */
  link: 3,
  /** A first message gives a phone number. */
  phone: 1,
  /** A new account with many bikes. */
  new_many: 2,
  /** A new account. */
  new_account: 1,
} as const;
export type Sign = keyof typeof signPoints;
export const signs = Object.keys(signPoints) as readonly Sign[];

/** From so many points on an operator looks. */
export const enoughSigns = 5;

/** What all these signs say together. @example pointsOf(['link', 'phone']) // => 4 */
export const pointsOf = (found: readonly Sign[]): number =>
  found.reduce((sum, sign) => sum + signPoints[sign], 0);

/** Do these signs reach the queue? @example reachesQueue(['price_low', 'new_account']) // => false */
export const reachesQueue = (found: readonly Sign[]): boolean => pointsOf(found) >= enoughSigns;

/** What a sign was found on. */
export const signSubjects = ['listing', 'message'] as const;
export type SignSubject = (typeof signSubjects)[number];

/** The place of a listing or of one side’s first message. @example signsId('listing', 'x') // => 'listing_x' */
export const signsId = (subject: SignSubject, id: string): string => `${subject}_${id}`;

/** How long a place stays after an operator has looked at it, in milliseconds. */
export const keptAfterLook = 30 * 86_400_000;
