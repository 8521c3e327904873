import type { Inquiry, Reply } from '../../domain/conversations/inquiry.schema.ts';
import { sideOf } from '../../domain/conversations/inquiry.ts';
import { photoCode } from '../../domain/conversations/messagePhotos.ts';
import type { Stored } from '../../domain/listings/listing.ts';
import { call } from '../../firebase/calls.ts';
import { codeOf } from '../../firebase/codeOf.ts';
import type { Language } from '../../i18n/languages.ts';
import { type MessageContent, ReplyRefused } from './writeThread.ts';

const reasons: Record<string, ReplyRefused['reason']> = {
  'not-found': 'noThread',
  'failed-precondition': 'alreadyClosed',
  'resource-exhausted': 'tooMany',
  aborted: 'photosLost',
};

/** Like sendReply, through a function that adds the photos to the conversation. */
export const sendPhotoReply = async (
  language: Language,
  thread: Stored<Inquiry>,
  userId: string,
  id: string,
  content: MessageContent,
  photos: string[],
): Promise<Stored<Reply>> => {
  if (thread.contact_email === null) throw new ReplyRefused('noRecipient');
  try {
    const reply = { ...content, photos };
    const { message, created_at } = await call('sendPhotos', { id, language, thread: thread.id, reply });
    const sender_name = thread[`${sideOf(thread, userId)}_name`];
    const phrases = [{ code: photoCode }, ...(content.phrases ?? [])];
    return { id, sender_id: userId, sender_name, message, phrases, photos, created_at };
  } catch (failure) {
    throw new ReplyRefused(reasons[codeOf(failure) ?? ''] ?? 'replyFailed', { cause: failure });
  }
};
