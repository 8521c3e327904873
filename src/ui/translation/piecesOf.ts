/** In characters. Translators limit a text's length; a few sentences give enough context. */
const maxLength = 1_000;

const end = new RegExp(`[\\s\\S]{1,${maxLength}}(?=\\s)|[\\s\\S]{1,${maxLength}}`, 'g');
const sentences = new RegExp(`[\\s\\S]{1,${maxLength}}[.!?…](?=\\s)`, 'y');

const split = (line: string): string[] => {
  const pieces: string[] = [];
  for (let rest = line; rest; ) {
    sentences.lastIndex = end.lastIndex = 0;
    const [piece = rest] =
      rest.length <= maxLength ? [rest] : (sentences.exec(rest) ?? end.exec(rest) ?? [rest]);
    pieces.push(piece);
    rest = rest.slice(piece.length);
  }
  return pieces;
};

/**
 * Splits a text for a translator: into lines, and long lines by sentences. Joined, they equal the text.
 * @example piecesOf('One.\nTwo.') // => ['One.', '\n', 'Two.']
 */
export const piecesOf = (text: string): string[] => text.split(/(\n+)/).flatMap(split);
