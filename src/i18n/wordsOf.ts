/**
 * Line of a message: in the reader's language, as sent, and in the site's other language (null if unknown).
 */
export type SaidLine = { said: string; original: string; other: string | null };
/** Message as its reader sees it: phrases, then the typed text ('' if none). */
export type ReadMessage = { lines: readonly SaidLine[]; text: string };

/** Joins the message to one text, for an excerpt or an email. */
export const wordsOf = ({ lines, text }: ReadMessage): string =>
  [...lines.map(({ said }) => said), text].join('\n').trim();
