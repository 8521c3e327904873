/* Marks that recognize a suspended person later (decision 83). A confirmed identity bars anyone who
   confirms it again. Typed numbers and photos only alert operators, since anybody could use them. */

/** Confirmed by their owner: an email address by a link, a phone number by a code, a Zalo account by Zalo. */
export const provenKinds = ['address', 'phone', 'zalo'] as const;
export type ProvenKind = (typeof provenKinds)[number];

/** `typed`: a number in a published listing. `photo`: the hash of a photo in it. */
export const markKinds = [...provenKinds, 'typed', 'photo'] as const;
export type MarkKind = (typeof markKinds)[number];

/** Can a mark of this kind bar a person without asking an operator? @example isProven('typed') // => false */
export const isProven = (kind: MarkKind): kind is ProvenKind =>
  (provenKinds as readonly MarkKind[]).includes(kind);
