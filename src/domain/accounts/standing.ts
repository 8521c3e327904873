/* Functions check these conditions; firestore.rules repeat them. */

export type Standing = {
  /** The email address is confirmed. */
  address: boolean;
  /** The token contains a phone number, which Firebase adds only after a code was typed. */
  phone: boolean;
  /** The token names a Zalo account. */
  zalo: boolean;
  operator: boolean;
  /** Suspended, or barred for sharing an address, number or Zalo account with a suspended account. */
  suspended: boolean;
  /** Session ended by a new password, suspension, deletion or revoked operator role. */
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

/** Conditions of each right. Errors name the first unmet condition. */
const rights = {
  /** Members' actions, like `mayAct()` in firestore.rules. */
  act: ['confirmed', 'noOperator', 'open', 'current'],
  /** Changes to the caller's own account. Operators can make them, too. */
  keepAccount: ['confirmed', 'open', 'current'],
  /** Work at /admin. Operators act through functions: firestore.rules refuse their direct writes. */
  operate: ['operator', 'address', 'open', 'current'],
} as const satisfies Record<string, readonly Condition[]>;
export type Right = keyof typeof rights;

/**
 * Returns the first unmet condition; null if the caller has the right.
 * @example missingFor('act', { address: false, phone: false, operator: false, suspended: false, ended: false }) // => 'confirmed'
 */
export const missingFor = (right: Right, standing: Standing): Condition | null =>
  rights[right].find((condition) => !conditions[condition](standing)) ?? null;
