import { Timestamp } from 'firebase-admin/firestore';
import type { ReturnReason, SuspendReason } from '../../../src/domain/moderation/moderation.ts';
import { revoke } from '../readers/revocations.ts';
import { findBar, type Marks } from '../readers/suspendedIdentities.ts';
import {
  type AdminContext,
  memberReceiver,
  type Outcome,
  queueDecisionEmail,
  record,
} from './adminAction.ts';
import { uphold } from './conversationReports.ts';
import { isDecidedSince } from './decidedSince.ts';
import { openReports } from './openReports.ts';
import { closeSigns, openSignsOf } from './signsActions.ts';

type Because<R> = { reason: R; note: string | null };

const reference = ({ documents }: AdminContext, userId: string) =>
  documents.collection('suspensions').doc(userId);

/** Suspends a person and emails the reason. applySuspension applies the effects. */
export const suspendPerson = async (
  context: AdminContext,
  userId: string,
  decision: Because<SuspendReason>,
): Promise<Outcome> => {
  if (!(await context.accounts(userId))) return 'gone';
  const person = await memberReceiver(context, userId);
  return context.documents.runTransaction(async (transaction) => {
    if (await isDecidedSince(transaction, context, `accounts/${userId}`, 'suspend')) return 'decided';
    if ((await transaction.get(reference(context, userId))).exists) return 'same';
    const reports = await openReports(transaction, context, 'conversation_reports', userId);
    const signs = await openSignsOf(transaction, context, userId);
    uphold(transaction, context, reports);
    closeSigns(transaction, context, signs);
    transaction.create(reference(context, userId), {
      ...decision,
      suspended_at: Timestamp.fromMillis(context.now),
    });
    revoke(transaction, context.documents, userId, context.now);
    const entry = record(transaction, context, { act: 'suspend', target: `accounts/${userId}`, decision });
    queueDecisionEmail(transaction, context, entry, person, { event: 'suspended', decision, bike: null });
    return 'done';
  });
};

/**
 * Lifts a suspension. From now on, an address or number shared with another suspended person does not bar
 * this account.
 */
export const liftSuspension = async (
  context: AdminContext & Pick<Marks, 'secret'>,
  userId: string,
  decision: Because<ReturnReason>,
): Promise<Outcome> => {
  const account = await context.accounts(userId);
  const isBarred = account !== null && (await findBar(context, userId, account)) !== null;
  const person = await memberReceiver(context, userId);
  const reinstatement = context.documents.collection('reinstatements').doc(userId);
  return context.documents.runTransaction(async (transaction) => {
    if (await isDecidedSince(transaction, context, `accounts/${userId}`, 'lift')) return 'decided';
    const isSuspended = (await transaction.get(reference(context, userId))).exists;
    if (!isSuspended && !isBarred) return 'same';
    transaction.delete(reference(context, userId));
    if (account) transaction.set(reinstatement, { reinstated_at: Timestamp.fromMillis(context.now) });
    const entry = record(transaction, context, { act: 'lift', target: `accounts/${userId}`, decision });
    queueDecisionEmail(transaction, context, entry, person, { event: 'lifted', decision, bike: null });
    return 'done';
  });
};
