/*
 * Marks by which a suspended person is recognized later (decision 83). A confirmed identity bars whoever confirms it
 * again. What anybody can type or upload is shown to operators and bars nobody.
 */

/** Identities that their owner has proved: an email address by its link, a phone number by its code. */
export const provenKinds = ['address', 'phone'] as const;
export type ProvenKind = (typeof provenKinds)[number];

/** `typed`: a number that a published listing gave. `photo`: the hash of a photo that it showed. */
export const markKinds = [...provenKinds, 'typed', 'photo'] as const;
export type MarkKind = (typeof markKinds)[number];

/** Whether a mark of this kind may bar or suspend somebody without an operator. @example isProven('typed') // => false */
export const isProven = (kind: MarkKind): kind is ProvenKind =>
  (provenKinds as readonly MarkKind[]).includes(kind);
