/* Signs of fraud in a listing or a first message. They only fill the operators' queue (decision 63). */

/** Points of each sign. An entry reaches the queue with `enoughSigns` points. */
export const signPoints = {
  other_photo: 5,
  suspended_phone: 5,
  /** Below half of the market range's low end. */
  price_half: 5,
  /** Below 70 % of the market range's low end. */
  price_low: 3,
  /** Text that two or more other accounts use. */
  text_of_many: 5,
  text_of_other: 3,
  /** Asks for advance payment or a code, or promises money for a click. */
  asks_money: 4,
  /** Email address of a disposable host. */
  throwaway_mail: 3,
  /** Link to an unknown host in a first message. */
  link: 3,
  /** Phone number in a first message. */
  phone: 1,
  new_many: 2,
  new_account: 1,
} as const;
export type Sign = keyof typeof signPoints;
export const signs = Object.keys(signPoints) as readonly Sign[];

export const enoughSigns = 5;

/** @example pointsOf(['link', 'phone']) // => 4 */
export const pointsOf = (subjectSigns: readonly Sign[]): number =>
  subjectSigns.reduce((sum, sign) => sum + signPoints[sign], 0);

/** @example reachesQueue(['price_low', 'new_account']) // => false */
export const reachesQueue = (subjectSigns: readonly Sign[]): boolean => pointsOf(subjectSigns) >= enoughSigns;

export const signSubjects = ['listing', 'message'] as const;
export type SignSubject = (typeof signSubjects)[number];

/** @example signsId('listing', 'x') // => 'listing_x' */
export const signsId = (subject: SignSubject, id: string): string => `${subject}_${id}`;

/** Milliseconds that an entry is stored after an operator has looked at it. */
export const keptAfterLook = 30 * 86_400_000;
