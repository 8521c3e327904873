import { createHash } from 'node:crypto';
import { type DocumentSnapshot, type Firestore, Timestamp } from 'firebase-admin/firestore';
import type { Writing } from '../../../src/domain/moderation/findSigns.ts';
import { textPrint } from '../../../src/domain/moderation/textPrint.ts';
import { day } from '../../../src/domain/time/time.ts';
import { findAccount } from '../readers/accounts.ts';
import { confirmedOf } from '../readers/findPerson.ts';
import { isPhoneOfSuspended } from '../readers/suspendedIdentities.ts';

export type SignNeeds = { documents: Firestore; secret: string; now: number };
/** A text, whose it is, of which bike, the numbers that go with it, and how long a copy of it is looked for. */
export type Written = {
  id: string;
  userId: string;
  listingId: string;
  text: string;
  phones: readonly string[];
  forDays: number | null;
};

/** So many others with a text are as good as all. */
const mostOthers = 20;

/** Since when a text is known under this name; now, where it is another one than before. */
const knownSince = (known: DocumentSnapshot, print: string, now: number): Timestamp => {
  const since: unknown = known.get('print') === print ? known.get('created_at') : null;
  return since instanceof Timestamp ? since : Timestamp.fromMillis(now);
};

/**
 * Remembers what a text is known by. Whoever copies an honest text must not bring its writer into the queue, so later
 * uses do not count.
 * @returns how many other accounts have used it before
 */
const countOthers = async ({ documents, now }: SignNeeds, written: Written): Promise<number> => {
  const letters = textPrint(written.text);
  const place = documents.collection('text_prints').doc(written.id);
  const known = await place.get();
  if (letters === null) {
    if (known.exists) await place.delete();
    return 0;
  }
  const print = createHash('sha256').update(letters).digest('base64url');
  const since = knownSince(known, print, now);
  await place.set({
    user_id: written.userId,
    motorcycle_id: written.listingId,
    print,
    created_at: since,
    expires_at: written.forDays === null ? null : Timestamp.fromMillis(now + written.forDays * day),
  });
  const same = await documents
    .collection('text_prints')
    .where('print', '==', print)
    .where('created_at', '<', since)
    .limit(mostOthers)
    .get();
  const writers = new Set(same.docs.map((snapshot) => String(snapshot.get('user_id'))));
  writers.delete(written.userId);
  return writers.size;
};

/** What is known of whoever wrote something, and of its words; null where the account is gone. */
export const writerFacts = async (needs: SignNeeds, written: Written): Promise<Writing | null> => {
  const account = await findAccount(written.userId);
  if (!account) return null;
  const { isDisposableEmail } = await import('disposable-email-domains-js');
  const { email, phone: own } = confirmedOf(account);
  // A number that they have confirmed is theirs, whoever else has typed it.
  const unproven = written.phones.filter((phone) => phone !== own);
  return {
    accountDays: (needs.now - Date.parse(account.metadata.creationTime)) / day,
    throwawayMail: email !== null && isDisposableEmail(email),
    suspendedPhone: await isPhoneOfSuspended(needs, written.userId, unproven),
    othersWithText: await countOthers(needs, written),
    text: written.text,
  };
};
