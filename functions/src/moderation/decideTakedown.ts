import { Timestamp } from 'firebase-admin/firestore';
import type { AdminAction } from '../../../src/domain/admin/admin.schema.ts';
import { StoredContactMessage } from '../../../src/domain/support/contactMessage.schema.ts';
import { queueWith } from '../emails/queueEmail.ts';
import { type AdminContext, type Outcome, record } from './adminAction.ts';
import { visitorOf } from './answerMessage.ts';
import { hideListing } from './listingActions.ts';

type Deciding = Omit<Extract<AdminAction, { act: 'decideTakedown' }>, 'act'>;
type Recorded = { outcome: Outcome; number: string | null };

/** Stores the decision with its email and audit entry, unless the request was decided before. */
const recordDecision = (
  context: AdminContext,
  { message, outcome, reason, listing }: Deciding,
): Promise<Recorded> => {
  const { documents, operator, answerTo, now } = context;
  const reference = documents.collection('contact_messages').doc(message);
  return documents.runTransaction(async (transaction) => {
    const stored = StoredContactMessage.safeParse((await transaction.get(reference)).data()).data;
    if (!stored?.takedown) return { outcome: 'gone', number: null };
    const { number, decision: before } = stored.takedown;
    if (before) {
      const isSame = before.outcome === outcome && before.reason === reason && before.listing_id === listing;
      return { outcome: isSame ? 'same' : 'decided', number };
    }
    const decision = { outcome, reason, listing_id: listing, operator_id: operator };
    transaction.update(reference, {
      status: 'done',
      'takedown.decision': { ...decision, decided_at: Timestamp.fromMillis(now) },
    });
    const to = visitorOf(stored.email);
    const data = { language: stored.language, number, outcome, reason, answer_to: answerTo };
    if (to) queueWith(transaction, documents, { kind: 'takedownDecided', source: message, to, data }, now);
    const target = `contact_messages/${message}`;
    record(transaction, context, { act: 'decideTakedown', target, decision: null, detail: outcome });
    return { outcome: 'done', number };
  });
};

/**
 * Decides a request for removal, and hides the named listing unless the request is refused. Safe to repeat.
 */
export const decideTakedown = async (context: AdminContext, decided: Deciding): Promise<Outcome> => {
  const { outcome, number } = await recordDecision(context, decided);
  if (decided.listing === null || decided.outcome === 'refused') return outcome;
  if (outcome !== 'done' && outcome !== 'same') return outcome;
  // Omits `seen`: other decisions on the listing's reports must not block this one.
  const { seen: _, ...unseen } = context;
  const note = `${number}: ${decided.reason}`;
  await hideListing(unseen, decided.listing, { reason: 'other', note });
  return outcome;
};
