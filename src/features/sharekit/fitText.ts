/** Width of a text in pixels. */
export type Measure = (text: string, size: number, weight: Weight) => number;
export type Weight = 400 | 600 | 700;

type Room = {
  width: number;
  lines: number;
  /** Sizes to try, the largest first. */
  sizes: readonly number[];
  weight: Weight;
};
export type Fitted = { size: number; lines: string[] };

const cut = (text: string, fits: (text: string) => boolean): string => {
  const signs = Array.from(text);
  while (signs.length > 0 && !fits(`${signs.join('').trimEnd()}…`)) signs.pop();
  return `${signs.join('').trimEnd()}…`;
};

/** Null if a single word is too wide. */
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

/** Cuts words that are too wide, and the text after `maxLines`. */
const squeeze = (text: string, maxLines: number, fits: (text: string) => boolean): string[] => {
  const words = text.split(' ').map((word) => (fits(word) ? word : cut(word, fits)));
  const lines = wrap(words.join(' '), fits) ?? words;
  if (lines.length <= maxLines) return lines;
  return [...lines.slice(0, maxLines - 1), cut(lines.slice(maxLines - 1).join(' '), fits)];
};

/** Uses the largest size that fits. In the smallest, the text is cut. */
export const fitText = (text: string, { width, lines, sizes, weight }: Room, measure: Measure): Fitted => {
  for (const size of sizes) {
    const wrapped = wrap(text, (line) => measure(line, size, weight) <= width);
    if (wrapped && wrapped.length <= lines) return { size, lines: wrapped };
  }
  const size = sizes.at(-1) ?? 16;
  return { size, lines: squeeze(text, lines, (line) => measure(line, size, weight) <= width) };
};
