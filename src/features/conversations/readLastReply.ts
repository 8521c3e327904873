import { Reply } from '../../domain/conversations/inquiry.schema.ts';
import { getDocument } from '../../firebase/firestore.ts';
import { prepareReading } from './useReading.ts';
import type { MessageContent } from './writeThread.ts';

/** Characters of a message in a row of the list; CSS cuts it further. */
const maxLength = 160;

/** @example lineOf('Yes.\nCome by!') // => 'Yes. Come by!' */
export const lineOf = (message: string) =>
  [...message.slice(0, maxLength * 2).replace(/\s+/g, ' ')].slice(0, maxLength).join('');

export const replyKey = (thread: string, reply: string) => `${thread}/replies/${reply}`;

export const readLastReply = async (key: string): Promise<MessageContent | null> => {
  const reply = await getDocument(Reply, 'inquiries', ...key.split('/'));
  if (reply) await prepareReading([reply]);
  return reply;
};
