import { HttpsError } from 'firebase-functions/https';
import type { AdminContent } from '../../../src/domain/admin/adminAnswers.schema.ts';
import { Contact } from '../../../src/domain/contacts/contact.schema.ts';
import { channels } from '../../../src/domain/contacts/contact.ts';
import { consumeLimit } from '../http/rateLimit.ts';
import { type AdminContext, record } from './adminAction.ts';
import { understood } from './pageOf.ts';

/** Enough for a day's work, too few to copy all phone numbers. */
const perDay = { action: 'numbers', limit: 100, seconds: 86_400 };

/**
 * Reads a listing's phone numbers for an operator. Each access is counted and audited first.
 * @throws HttpsError `resource-exhausted` after 100 listings in a day
 */
export const readNumbers = async (
  context: Pick<AdminContext, 'documents' | 'operator' | 'now'>,
  listingId: string,
): Promise<AdminContent<'numbers'>> => {
  const { documents, operator, now } = context;
  if (!(await consumeLimit(documents, operator, perDay, now)))
    throw new HttpsError('resource-exhausted', 'Too many numbers for today.');
  const contacts = documents.collection('motorcycles').doc(listingId).collection('contact');
  const existing = await documents.runTransaction(async (transaction) => {
    const snapshots = await transaction.getAll(...channels.map((channel) => contacts.doc(channel)));
    record(transaction, context, { act: 'numbers', target: `motorcycles/${listingId}`, decision: null });
    return snapshots.filter(({ exists }) => exists);
  });
  const numbers = channels.flatMap((channel) => {
    const snapshot = existing.find(({ id }) => id === channel);
    const contact = snapshot && understood(Contact, snapshot);
    return contact ? [{ channel, value: contact.value, hidden: contact.hidden }] : [];
  });
  return { numbers };
};
