/* Marks that recognize a suspended person later (decision 83). A confirmed identity bars anyone who confirms
   it again. Typed numbers and uploaded photos are only shown to operators: anybody could use another
   person's. */

/** Identities proved by their owner: an email address by a link, a phone number by a code. */
export const provenKinds = ['address', 'phone'] as const;
export type ProvenKind = (typeof provenKinds)[number];

/** `typed`: a number in a published listing. `photo`: the hash of one of its photos. */
export const markKinds = [...provenKinds, 'typed', 'photo'] as const;
export type MarkKind = (typeof markKinds)[number];

/** Can a mark of this kind bar somebody without an operator? @example isProven('typed') // => false */
export const isProven = (kind: MarkKind): kind is ProvenKind =>
  (provenKinds as readonly MarkKind[]).includes(kind);
