import type { Reply } from '../../../src/domain/conversations/inquiry.schema.ts';
import type { Language } from '../../../src/i18n/languages.ts';
import { readMessage } from '../../../src/i18n/sayPhrase.ts';
import { wordsOf } from '../../../src/i18n/wordsOf.ts';

/**
 * Returns a message for its reader's email. Ready-made phrases are in the reader's language, with the
 * sender's version if it differs.
 * @example wordMessage('en', { message: 'Xe còn bán không ạ?', phrases: [{ code: 'still_for_sale' }] })
 * // => { message: 'Is the bike still for sale?', original: 'Xe còn bán không ạ?' }
 */
export const wordMessage = (
  language: Language,
  sent: Pick<Reply, 'message' | 'phrases'>,
): { message: string; original?: string } => {
  const read = readMessage(language, sent);
  const others = read.lines.filter((line) => line.said !== line.original).map(({ original }) => original);
  return { message: wordsOf(read), ...(others.length > 0 && { original: others.join('\n') }) };
};
