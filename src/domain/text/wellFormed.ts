/**
 * Replaces lone surrogates: encodeURIComponent throws, and Firestore refuses them.
 * @example wellFormed('Wave \ud83c') // => 'Wave \ufffd'
 */
export const wellFormed = (text: string) => text.replace(/\p{Surrogate}/gu, '\ufffd');
