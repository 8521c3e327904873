import { createHash } from 'node:crypto';
import { type DocumentSnapshot, type Firestore, Timestamp } from 'firebase-admin/firestore';
import type { Writing } from '../../../src/domain/moderation/findSigns.ts';
import { textPrint } from '../../../src/domain/moderation/textPrint.ts';
import { day } from '../../../src/domain/time/time.ts';
import { findAccount } from '../readers/accounts.ts';
import { confirmedOf } from '../readers/findPerson.ts';
import { isPhoneOfSuspended } from '../readers/suspendedIdentities.ts';

export type SignNeeds = { documents: Firestore; secret: string; now: number };
/** `forDays`: days within which a copy of the text is a fraud signal; null: forever. */
export type Written = {
  id: string;
  userId: string;
  listingId: string;
  text: string;
  phones: readonly string[];
  forDays: number | null;
};

const maxOthers = 20;

/** Returns the time since which the document has had this fingerprint; `now` for a new one. */
const knownSince = (snapshot: DocumentSnapshot, print: string, now: number): Timestamp => {
  const since: unknown = snapshot.get('print') === print ? snapshot.get('created_at') : null;
  return since instanceof Timestamp ? since : Timestamp.fromMillis(now);
};

/**
 * Stores a text's fingerprint.
 * @returns the number of other accounts that used the text earlier; later copies do not count
 */
const countOthers = async ({ documents, now }: SignNeeds, written: Written): Promise<number> => {
  const letters = textPrint(written.text);
  const place = documents.collection('text_prints').doc(written.id);
  const earlier = await place.get();
  if (letters === null) {
    if (earlier.exists) await place.delete();
    return 0;
  }
  const print = createHash('sha256').update(letters).digest('base64url');
  const since = knownSince(earlier, print, now);
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
    .limit(maxOthers)
    .get();
  const writers = new Set(same.docs.map((snapshot) => String(snapshot.get('user_id'))));
  writers.delete(written.userId);
  return writers.size;
};

/** Returns null if the account was deleted. */
export const writerFacts = async (needs: SignNeeds, written: Written): Promise<Writing | null> => {
  const account = await findAccount(written.userId);
  if (!account) return null;
  const { isDisposableEmail } = await import('disposable-email-domains-js');
  const { email, phone: own } = confirmedOf(account);
  // The author's confirmed number is no signal, even if a suspended person once typed it.
  const unproven = written.phones.filter((phone) => phone !== own);
  return {
    accountDays: (needs.now - Date.parse(account.metadata.creationTime)) / day,
    throwawayMail: email !== null && isDisposableEmail(email),
    suspendedPhone: await isPhoneOfSuspended(needs, written.userId, unproven),
    othersWithText: await countOthers(needs, written),
    text: written.text,
  };
};
