/**
 * A text without halves of signs: encodeURIComponent throws at one, and Firestore takes none.
 * @example wellFormed('Wave \ud83c') // => 'Wave \ufffd'
 */
export const wellFormed = (text: string) => text.replace(/\p{Surrogate}/gu, '\ufffd');
