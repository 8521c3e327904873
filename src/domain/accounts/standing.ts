/* Conditions for each kind of action, used by the calls (`memberOf`, `holderOf`, `operatorOf`). firestore.rules
   repeat it; tests compare both. */

/** Facts about the caller, from the token and the database. */
export type Standing = {
  /** The token says that the email address is confirmed. */
  address: boolean;
  /** The token holds a phone number. Firebase adds it only after a code was typed. */
  phone: boolean;
  /** The token names a Zalo account. */
  zalo: boolean;
  operator: boolean;
  /** Suspended, or barred by the mark of a suspended account. */
  suspended: boolean;
  /** Session ended by a new password, a suspension, a deletion or a revoked operator role. */
  ended: boolean;
};

const conditions = {
  confirmed: ({ address, phone, zalo }: Standing) => address || phone || zalo,
  address: ({ address }: Standing) => address,
  operator: ({ operator }: Standing) => operator,
  noOperator: ({ operator }: Standing) => !operator,
  open: ({ suspended }: Standing) => !suspended,
  current: ({ ended }: Standing) => !ended,
} as const;
export type Condition = keyof typeof conditions;

/** Conditions of each right. A refusal names the first unmet one. */
const rights = {
  /** Act as a member. firestore.rules: `mayAct()`. */
  act: ['confirmed', 'noOperator', 'open', 'current'],
  /** Change the own account. Operators can, too. */
  keepAccount: ['confirmed', 'open', 'current'],
  /** Works at /admin. firestore.rules open nothing to operators. */
  operate: ['operator', 'address', 'open', 'current'],
} as const satisfies Record<string, readonly Condition[]>;
export type Right = keyof typeof rights;

/**
 * Returns the first condition that is not met; null if the caller has the right.
 * @example missingFor('act', { address: false, phone: false, zalo: false, operator: false, suspended: false, ended: false }) // => 'confirmed'
 */
export const missingFor = (right: Right, standing: Standing): Condition | null =>
  rights[right].find((condition) => !conditions[condition](standing)) ?? null;
