/**
 * A text without halves of signs, of which no address can be made: encodeURIComponent throws at one.
 * @example wellFormed('Wave \ud83c') // => 'Wave \ufffd'
 */
export const wellFormed = (text: string) => text.replace(/\p{Surrogate}/gu, '\ufffd');
