import type { Reply } from '../../../src/domain/conversations/inquiry.schema.ts';
import { maxMessage } from '../../../src/domain/conversations/inquiryFields.ts';
import { photoCode } from '../../../src/domain/conversations/messagePhotos.ts';
import type { Language } from '../../../src/i18n/languages.ts';
import { joinMessage } from '../../../src/i18n/sayPhrase.ts';

type Content = Pick<Reply, 'message' | 'phrases'>;

/**
 * Adds a line for photos above a message's text.
 * @example withPhotoLine('en', { message: 'My papers' }) // => { message: '📷 Photo\nMy papers', phrases: [{ code: 'photo' }] }
 */
export const withPhotoLine = (language: Language, { message, phrases = [] }: Content): Content => {
  const line = { code: photoCode };
  const joined = joinMessage(language, [line], message);
  return joined.length > maxMessage
    ? { message, phrases: [...phrases] }
    : { message: joined, phrases: [line, ...phrases] };
};
