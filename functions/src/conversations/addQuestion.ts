import {
  type DocumentSnapshot,
  FieldValue,
  type Firestore,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
import { knownName } from '../../../src/domain/accounts/profile.ts';
import type { Phrase } from '../../../src/domain/conversations/phrase.ts';
import { StoredOffer, StoredVisit } from '../../../src/domain/conversations/proposal.schema.ts';
import { type Proposals, planProposal, proposalOf } from '../../../src/domain/conversations/proposal.ts';
import type { Published } from '../../../src/domain/listings/listing.schema.ts';
import type { Stored } from '../../../src/domain/listings/listing.ts';
import { day } from '../../../src/domain/time/time.ts';
import { blockingOf } from './blocks.ts';
import { attach, readUnsent } from './photosInThread.ts';
import { threadId } from './threadId.plan.ts';

export type Buyer = { userId: string; email: string | null; name: string };
type Said = {
  message: string;
  phrases?: readonly Phrase[] | undefined;
  phone: string | null;
  photos?: readonly string[] | undefined;
};

/** Returns the buyer's open thread, or a missing document for a new thread. */
const findPlace = async (
  documents: Firestore,
  transaction: Transaction,
  buyerId: string,
  listingId: string,
): Promise<DocumentSnapshot> => {
  for (let turn = 0; ; turn += 1) {
    const reference = documents.collection('inquiries').doc(threadId(buyerId, listingId, turn));
    const snapshot = await transaction.get(reference);
    if (!snapshot.exists || snapshot.get('status') !== 'closed') return snapshot;
  }
};

const standingIn = (thread: DocumentSnapshot): Proposals => ({
  offer: StoredOffer.parse(thread.get('offer')),
  visit: StoredVisit.parse(thread.get('visit')),
});

/** Returns the changes that a message's offer or visit makes to the thread. */
const proposed = (content: Said, last: Proposals, by: string, reply_id: string | null, now: number) => {
  const phrase = proposalOf(content.phrases);
  const changes = phrase && planProposal(last, phrase, { by, reply_id, now });
  if (!changes) return {};
  const stored =
    'visit' in changes
      ? { visit: { ...changes.visit, starts_at: Timestamp.fromMillis(changes.visit.starts_at) } }
      : changes;
  return { ...stored, revision: FieldValue.increment(1) };
};

const begin = (buyer: Buyer, bike: Stored<Published>, content: Said, now: Timestamp) => ({
  buyer_id: buyer.userId,
  seller_id: bike.user_id,
  bike: {
    id: bike.id,
    make: bike.make,
    model: bike.model,
    year: bike.year,
    price: bike.price,
    slug: bike.slug,
  },
  buyer_name: buyer.name,
  seller_name: knownName(bike.seller_name),
  message: content.message,
  ...(content.phrases && { phrases: content.phrases }),
  ...(content.photos && { photos: content.photos }),
  ...proposed(content, {}, buyer.userId, null, now.toMillis()),
  contact_email: buyer.email,
  contact_phone: content.phone,
  status: 'new',
  created_at: now,
  updated_at: now,
  last_reply_by: null,
  last_reply_id: null,
  buyer_seen_at: now,
});

/**
 * Begins a thread, or adds the question to the open one (D38). A stored request id makes retries harmless.
 * @returns the thread's id, or why nothing is written: a block, or a photo that is not the sender's
 */
export const addQuestion = (
  documents: Firestore,
  { id, buyer, bike, said: content }: { id: string; buyer: Buyer; bike: Stored<Published>; said: Said },
  now: number,
): Promise<{ thread: string } | { blocked: 'own' | 'other' } | { lost: 'photos' }> => {
  const at = Timestamp.fromMillis(now);
  const action = documents.collection('events').doc(`inquiry_${buyer.userId}_${id}`);
  return documents.runTransaction(
    async (transaction) => {
      const done = await transaction.get(action);
      if (done.exists) return { thread: String(done.get('thread')) };
      // In the transaction, since a block closes only existing threads.
      const blocked = await blockingOf(documents, buyer.userId, bike.user_id, (place) =>
        transaction.get(place),
      );
      if (blocked !== 'none') return { blocked };
      const place = await findPlace(documents, transaction, buyer.userId, bike.id);
      const unsent = await readUnsent(transaction, documents, buyer.userId, content.photos ?? []);
      if (!unsent) return { lost: 'photos' as const };
      if (place.exists) {
        const name = String(place.get('buyer_name'));
        transaction.create(place.ref.collection('replies').doc(id), {
          sender_id: buyer.userId,
          sender_name: name,
          message: content.message,
          ...(content.phrases && { phrases: content.phrases }),
          ...(content.photos && { photos: content.photos }),
          created_at: at,
        });
        transaction.update(place.ref, {
          status: 'replied',
          updated_at: at,
          last_reply_by: buyer.userId,
          last_reply_id: id,
          ...proposed(content, standingIn(place), buyer.userId, id, now),
        });
      } else {
        transaction.create(place.ref, begin(buyer, bike, content, at));
      }
      attach(transaction, unsent, place.id);
      transaction.create(action, { thread: place.id, expires_at: Timestamp.fromMillis(now + 2 * day) });
      return { thread: place.id };
    },
    { maxAttempts: 10 },
  );
};
