/* Marks recognize a suspended person's new accounts (decision 83). An account is barred if it confirms a
   marked email address, phone number or Zalo account. Typed numbers and photos only alert operators, since
   anybody could use them. */

/** Confirmed by their owner: an email address by a link, a phone number by a code, a Zalo account by Zalo. */
export const provenKinds = ['address', 'phone', 'zalo'] as const;
export type ProvenKind = (typeof provenKinds)[number];

/** `typed`: phone number from a published listing. `photo`: hash of a photo from a published listing. */
export const markKinds = [...provenKinds, 'typed', 'photo'] as const;
export type MarkKind = (typeof markKinds)[number];

/** Does a mark of this kind bar an account automatically? @example isProven('typed') // => false */
export const isProven = (kind: MarkKind): kind is ProvenKind =>
  (provenKinds as readonly MarkKind[]).includes(kind);
