// Matches only from the start of a word: otherwise long words would take quadratic time.
const address = /(?<![^\s@<>"'(),;:])[^\s@<>"'(),;:]+@[^\s@<>"'(),;:]+\.[^\s@<>"'(),;:]+/g;
/** Eight digits or more, separators allowed. */
export const longNumbers = /\+?\d(?:[\s.()-]{0,2}\d){7,}/g;
const query = /(?<![^\s?#"'()])([^\s?#"'()/]*\/[^\s?#"'()]*)[?#][^\s"'()]*/g;

/** @example maskAddresses('an@b.vn at /auth?redirect=/x') // => '[e-mail] at /auth' */
export const maskAddresses = (text: string): string => text.replace(query, '$1').replace(address, '[e-mail]');

/**
 * Masks email addresses and phone numbers in log texts, and cuts queries off links.
 * @example maskPersonal('an@b.vn at /auth?redirect=/x') // => '[e-mail] at /auth'
 */
export const maskPersonal = (text: string): string => maskAddresses(text).replace(longNumbers, '[number]');
