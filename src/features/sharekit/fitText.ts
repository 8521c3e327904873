/** How wide a text is, in pixels, at a size and a weight. */
export type Measure = (text: string, size: number, weight: Weight) => number;
export type Weight = 400 | 600 | 700;

type Room = {
  width: number;
  /** Lines that there is room for. */
  lines: number;
  /** The sizes to try, the largest first. */
  sizes: readonly number[];
  weight: Weight;
};
export type Fitted = { size: number; lines: string[] };

/** The longest beginning of a text that is narrow enough, with a sign that something is missing. */
const cut = (text: string, fits: (text: string) => boolean): string => {
  const signs = Array.from(text);
  while (signs.length > 0 && !fits(`${signs.join('').trimEnd()}…`)) signs.pop();
  return `${signs.join('').trimEnd()}…`;
};

/** Words in lines that are narrow enough; null where a single word is not. */
const wrap = (text: string, fits: (text: string) => boolean): string[] | null => {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    if (!fits(word)) return null;
    const longer = `${lines.at(-1) ?? ''} ${word}`;
    if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
};

/** Lines of the smallest size: what is left over for the last one is cut, and so is a word that is too wide. */
const squeeze = (text: string, most: number, fits: (text: string) => boolean): string[] => {
  const words = text.split(' ').map((word) => (fits(word) ? word : cut(word, fits)));
  const lines = wrap(words.join(' '), fits) ?? words;
  if (lines.length <= most) return lines;
  return [...lines.slice(0, most - 1), cut(lines.slice(most - 1).join(' '), fits)];
};

/**
 * A text as large as its room allows. Where it is too long for the smallest size, it is cut: no line is ever wider than the
 * room, and there are never more lines.
 */
export const fitText = (text: string, { width, lines, sizes, weight }: Room, measure: Measure): Fitted => {
  for (const size of sizes) {
    const wrapped = wrap(text, (line) => measure(line, size, weight) <= width);
    if (wrapped && wrapped.length <= lines) return { size, lines: wrapped };
  }
  const size = sizes.at(-1) ?? 16;
  return { size, lines: squeeze(text, lines, (line) => measure(line, size, weight) <= width) };
};
