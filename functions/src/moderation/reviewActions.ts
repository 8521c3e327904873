import { Timestamp } from 'firebase-admin/firestore';
import type { HideReviewReason, ReturnReason } from '../../../src/domain/moderation/moderation.ts';
import { readReview } from '../readers/readReview.ts';
import { type AdminContext, type Outcome, record } from './adminAction.ts';
import { isDecidedSince } from './decidedSince.ts';
import { openReports } from './openReports.ts';

type Because<R> = { reason: R; note: string | null };

const reference = ({ documents }: AdminContext, id: string) => documents.collection('reviews').doc(id);

export const hideReview = (
  context: AdminContext,
  id: string,
  decision: Because<HideReviewReason>,
): Promise<Outcome> =>
  context.documents.runTransaction(async (transaction) => {
    if (await isDecidedSince(transaction, context, `reviews/${id}`, 'hideReview')) return 'decided';
    const review = readReview(await transaction.get(reference(context, id)));
    if (!review) return 'gone';
    if (review.hidden) return 'same';
    const reports = await openReports(transaction, context, 'review_reports', id);
    const hidden = { reason: decision.reason, at: Timestamp.fromMillis(context.now) };
    transaction.update(reference(context, id), { hidden });
    for (const { ref } of reports.docs) transaction.update(ref, { status: 'upheld' });
    record(transaction, context, { act: 'hideReview', target: `reviews/${id}`, decision });
    return 'done';
  });

export const restoreReview = (
  context: AdminContext,
  id: string,
  decision: Because<ReturnReason>,
): Promise<Outcome> =>
  context.documents.runTransaction(async (transaction) => {
    if (await isDecidedSince(transaction, context, `reviews/${id}`, 'restoreReview')) return 'decided';
    const review = readReview(await transaction.get(reference(context, id)));
    if (!review) return 'gone';
    if (!review.hidden) return 'same';
    transaction.update(reference(context, id), { hidden: null });
    record(transaction, context, { act: 'restoreReview', target: `reviews/${id}`, decision });
    return 'done';
  });

/** Closes the open reports on a review, which stays visible. */
export const keepReview = (context: AdminContext, id: string): Promise<Outcome> =>
  context.documents.runTransaction(async (transaction) => {
    if (await isDecidedSince(transaction, context, `reviews/${id}`, 'keepReview')) return 'decided';
    const reports = await openReports(transaction, context, 'review_reports', id);
    if (reports.empty) return 'same';
    for (const { ref } of reports.docs) transaction.update(ref, { status: 'kept' });
    record(transaction, context, { act: 'keepReview', target: `reviews/${id}`, decision: null });
    return 'done';
  });
