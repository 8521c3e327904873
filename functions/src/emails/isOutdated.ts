import { type Firestore, Timestamp, type Transaction } from 'firebase-admin/firestore';
import type { Inquiry } from '../../../src/domain/conversations/inquiry.schema.ts';
import { hasSeen, isOpen } from '../../../src/domain/conversations/inquiry.ts';
import { readInquiry } from '../readers/readInquiry.ts';
import { readListing } from '../readers/readListing.ts';
import type { Mail } from './mail.ts';
import { isStillAsked, isStillTrue } from './soldEmail.plan.ts';
import { isVisitDue } from './visitReminder.plan.ts';

/** Milliseconds. Younger emails are sent without the costly check for outdated ones. */
const promptness = 10 * 60_000;

type MessageMail = Extract<Mail, { kind: 'inquiry' | 'reply' }>;

/** Returns whether the receiver has seen or answered the message, or the thread is closed. */
const isAnswered = (inquiry: Inquiry, { data, created_at, receiver_id = '' }: MessageMail): boolean =>
  !isOpen(inquiry) || hasSeen(inquiry, receiver_id, data?.at ?? created_at);

type Queued = { id: string; mail: Mail };

/** Returns the beginning of the email's id, which identifies the requester: an account or address. */
const askerOf = (id: string) => id.split('_', 2).join('_');

/**
 * Returns whether the same requester has been sent a newer link. Ignores links that other accounts requested
 * for this address.
 */
const isRepeated = async (
  transaction: Transaction,
  documents: Firestore,
  { id, mail }: Queued,
): Promise<boolean> => {
  const same = documents.collection('mail').where('kind', '==', mail.kind).where('to', '==', mail.to);
  const { docs } = await transaction.get(same.limit(50));
  return docs.some((it) => {
    const createdAt: unknown = it.get('created_at');
    const isLater = createdAt instanceof Timestamp && createdAt.toMillis() > mail.created_at;
    return isLater && askerOf(it.id) === askerOf(id);
  });
};

/** Returns whether an email is useless after a long delay. */
const isLate = async (
  transaction: Transaction,
  documents: Firestore,
  { id, mail }: Queued,
  now: number,
): Promise<boolean> => {
  // Drops a reply's email if the receiver has seen the reply, unless the email has a calendar file.
  const isReply = mail.kind === 'reply' && mail.data?.calendar === undefined;
  if (mail.data === null || (!isReply && now - mail.created_at < promptness)) return false;
  switch (mail.kind) {
    case 'confirmation':
    case 'passwordReset':
      return isRepeated(transaction, documents, { id, mail });
    case 'visitAgreed':
      return mail.data.visit.starts_at < now;
    case 'inquiry':
    case 'reply': {
      const thread = new URL(mail.data.url).hash.slice(1);
      if (!thread || !mail.receiver_id) return false;
      const inquiry = readInquiry(
        await transaction.get(documents.collection('inquiries').doc(decodeURIComponent(thread))),
      );
      return inquiry !== null && isAnswered(inquiry, mail);
    }
    default:
      return false;
  }
};

/**
 * Returns whether an email is outdated, for example after an undone sale or a moved visit. Checks delayed
 * emails for usefulness too.
 */
export const isOutdated = async (
  transaction: Transaction,
  documents: Firestore,
  { id, mail }: Queued,
  now: number,
): Promise<boolean> => {
  if (mail.kind !== 'bikeSold' && mail.kind !== 'boughtQuestion' && mail.kind !== 'visitReminder')
    return isLate(transaction, documents, { id, mail }, now);
  if (mail.data === null) return false;
  const inquiry = readInquiry(await transaction.get(documents.collection('inquiries').doc(mail.data.thread)));
  if (!inquiry) return true;
  const listing = readListing(
    await transaction.get(documents.collection('motorcycles').doc(inquiry.bike.id)),
  );
  if (mail.kind === 'boughtQuestion') return !isStillAsked(inquiry, listing);
  return mail.kind === 'bikeSold'
    ? !isStillTrue(inquiry, listing)
    : !isVisitDue(inquiry, listing, now) || inquiry.visit?.starts_at !== mail.data.visit.starts_at;
};
