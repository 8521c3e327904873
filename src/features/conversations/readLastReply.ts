import { Reply } from '../../domain/conversations/inquiry.schema.ts';
import { getDocument } from '../../firebase/firestore.ts';
import { prepareReading } from './useReading.ts';
import type { Said } from './writeThread.ts';

/** How much of a message fits a line of the list, and room to be cut at its end by the browser. */
const lineLength = 160;

/** A message as one line. @example lineOf('Yes.\nCome by!') // => 'Yes. Come by!' */
export const lineOf = (message: string) =>
  [...message.slice(0, lineLength * 2).replace(/\s+/g, ' ')].slice(0, lineLength).join('');

/** Where a reply lies, as one word: '{thread}/replies/{reply}'. */
export const replyKey = (thread: string, reply: string) => `${thread}/replies/${reply}`;

/** What the last reply of a thread says; null where it cannot be found. */
export const readLastReply = async (key: string): Promise<Said | null> => {
  const reply = await getDocument(Reply, 'inquiries', ...key.split('/'));
  if (reply) await prepareReading([reply]);
  return reply;
};
