/*
 * Conditions for each kind of action: the one table behind the calls (`memberOf`, `holderOf`,
 * `operatorOf`). firestore.rules ask the same in their own language; tests compare both, case by case.
 */

/** Facts about whoever asks, from their token and from what is stored. */
export type Standing = {
  /** The token says that its email address was confirmed. */
  address: boolean;
  /** The token holds a phone number, which Firebase adds only after a code was typed. */
  phone: boolean;
  /** The account is an operator's, by its claim. */
  operator: boolean;
  /** Suspended, or kept out by the mark of somebody who is. */
  suspended: boolean;
  /** The sign-in was ended: by a new password, a suspension, a deletion or a revoked operator role. */
  ended: boolean;
};

const conditions = {
  confirmed: ({ address, phone }: Standing) => address || phone,
  address: ({ address }: Standing) => address,
  operator: ({ operator }: Standing) => operator,
  noOperator: ({ operator }: Standing) => !operator,
  open: ({ suspended }: Standing) => !suspended,
  current: ({ ended }: Standing) => !ended,
} as const;
export type Condition = keyof typeof conditions;

/** Conditions of each right, in the order in which a refusal names them. */
const rights = {
  /** Does what members do. firestore.rules: `mayAct()`. */
  act: ['confirmed', 'noOperator', 'open', 'current'],
  /** Changes the own account, which operators have as well. */
  keepAccount: ['confirmed', 'open', 'current'],
  /** Works at /admin. firestore.rules open nothing to operators. */
  operate: ['operator', 'address', 'open', 'current'],
} as const satisfies Record<string, readonly Condition[]>;
export type Right = keyof typeof rights;

/**
 * Returns the first condition that somebody does not meet; null where they have the right.
 * @example missingFor('act', { address: false, phone: false, operator: false, suspended: false, ended: false }) // => 'confirmed'
 */
export const missingFor = (right: Right, standing: Standing): Condition | null =>
  rights[right].find((condition) => !conditions[condition](standing)) ?? null;
