/**
 * Replaces lone surrogates, which encodeURIComponent and Firestore refuse.
 * @example wellFormed('Wave \ud83c') // => 'Wave \ufffd'
 */
export const wellFormed = (text: string) => text.replace(/\p{Surrogate}/gu, '\ufffd');
