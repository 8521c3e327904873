/**
 * A line that was said as a phrase: in the reader's language; as its sender had it; and in the other language, null where
 * this version does not know it.
 */
export type SaidLine = { said: string; original: string; other: string | null };
/** A message for its reader: its phrases, then the free text as it was typed, '' where there is none. */
export type ReadMessage = { lines: readonly SaidLine[]; text: string };

/** What was read, as one text: for an excerpt, or an email. */
export const wordsOf = ({ lines, text }: ReadMessage): string =>
  [...lines.map(({ said }) => said), text].join('\n').trim();
