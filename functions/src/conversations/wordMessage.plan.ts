import type { Reply } from '../../../src/domain/conversations/inquiry.schema.ts';
import type { Language } from '../../../src/i18n/languages.ts';
import { readMessage } from '../../../src/i18n/sayPhrase.ts';
import { wordsOf } from '../../../src/i18n/wordsOf.ts';

/**
 * Translates a message's ready-made phrases for its reader. `original`: the sender's version, if different.
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
