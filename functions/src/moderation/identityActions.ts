import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { type IdentityLevel, isLower } from '../../../src/domain/accounts/identity.ts';
import type { AdminAction } from '../../../src/domain/admin/admin.schema.ts';
import { settings } from '../../../src/settings.ts';
import { identityIn, identityPlace, mayPublish } from '../readers/identity.ts';
import { readListing } from '../readers/readListing.ts';
import {
  type AdminContext,
  memberReceiver,
  noted,
  type Outcome,
  queueDecisionEmail,
  record,
} from './adminAction.ts';
import { isTouchedSince } from './decidedSince.ts';

type Checked = Pick<Extract<AdminAction, { act: 'identity' }>, 'person' | 'level' | 'note'>;

/**
 * Pauses an active listing whose seller may no longer publish. A hidden listing will be paused when it is
 * restored.
 */
const pause = (context: AdminContext, userId: string, id: string, need: IdentityLevel): Promise<void> =>
  context.documents.runTransaction(async (transaction) => {
    const reference = context.documents.collection('motorcycles').doc(id);
    const listing = readListing(await transaction.get(reference));
    if (await mayPublish(transaction, userId, { ...context, need })) return;
    const next = { revision: FieldValue.increment(1) };
    if (listing?.status === 'active')
      transaction.update(reference, {
        ...next,
        status: 'paused',
        updated_at: Timestamp.fromMillis(context.now),
      });
    else if (listing?.status === 'hidden' && listing.hidden.status === 'active')
      transaction.update(reference, { ...next, 'hidden.status': 'paused' });
  });

const pauseAll = async (context: AdminContext, userId: string, need: IdentityLevel): Promise<void> => {
  const { docs } = await context.documents.collection('motorcycles').where('user_id', '==', userId).get();
  for (const { id } of docs) await pause(context, userId, id, need);
};

const write = async (context: AdminContext, { person, level, note }: Checked): Promise<Outcome> => {
  const { documents, operator, now } = context;
  const account = await context.accounts(person);
  if (!account) return 'gone';
  const place = identityPlace(documents, person);
  const receiver = await memberReceiver(context, person);
  const decision = noted(note);
  const state = ['suspensions', 'erasures'].map((name) => documents.collection(name).doc(person));
  return documents.runTransaction(async (transaction) => {
    const [before, suspension, erasure] = await transaction.getAll(place, ...state);
    const stored = before && identityIn(before);
    if ((stored && stored.level !== 'phone' ? stored.level : 'none') === level) return 'same';
    if (await isTouchedSince(transaction, context, `accounts/${person}`)) return 'decided';
    if (level !== 'none' && suspension?.exists) return 'suspended';
    if (erasure?.exists) return 'gone';
    const checked_at = Timestamp.fromMillis(now);
    if (level !== 'none') transaction.set(place, { level, operator_id: operator, checked_at });
    else if (account.phone) transaction.set(place, { level: 'phone', operator_id: null, checked_at });
    else transaction.delete(place);
    const entry = record(transaction, context, {
      act: 'identity',
      target: `accounts/${person}`,
      decision,
      detail: level,
    });
    const event = { event: 'identityWithdrawn', decision, bike: null } as const;
    if (stored && isLower(level, stored.level))
      queueDecisionEmail(transaction, context, entry, receiver, event);
    return 'done';
  });
};

/** Records or withdraws an identity check, then pauses listings that need a higher level. */
export const recordIdentity = async (
  context: AdminContext,
  checked: Checked,
  need: IdentityLevel = settings.publishingNeeds,
): Promise<Outcome> => {
  if (checked.person === context.operator) return 'ineligible';
  const outcome = await write(context, checked);
  if (need !== 'none' && (outcome === 'done' || outcome === 'same'))
    await pauseAll(context, checked.person, need);
  return outcome;
};
