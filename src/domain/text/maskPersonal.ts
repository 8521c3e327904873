// Each looks from the beginning of a word only: from every sign of it, a long word would take the square of its length.
const address = /(?<![^\s@<>"'(),;:])[^\s@<>"'(),;:]+@[^\s@<>"'(),;:]+\.[^\s@<>"'(),;:]+/g;
/** Eight digits or more, written together or with the usual signs between them. */
const number = /\+?\d(?:[\s.()-]{0,2}\d){7,}/g;
const query = /(?<![^\s?#"'()])([^\s?#"'()/]*\/[^\s?#"'()]*)[?#][^\s"'()]*/g;

/**
 * A text of a log without addresses, phone numbers and what stood behind the question mark of a link.
 * @example maskPersonal('an@b.vn at /auth?redirect=/x') // => '[e-mail] at /auth'
 */
export const maskPersonal = (text: string): string =>
  text.replace(query, '$1').replace(address, '[e-mail]').replace(number, '[number]');
