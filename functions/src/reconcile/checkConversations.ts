import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { Reply } from '../../../src/domain/conversations/inquiry.schema.ts';
import { isOpen } from '../../../src/domain/conversations/inquiry.ts';
import { proposalOf } from '../../../src/domain/conversations/proposal.ts';
import { isSaidByBoth } from '../../../src/domain/reviews/review.ts';
import { applyBlock } from '../conversations/applyBlock.ts';
import { completeDeal } from '../conversations/completeDeal.ts';
import { emailThread, type ThreadNeeds } from '../conversations/emailThread.ts';
import { endPhotos } from '../conversations/photosInThread.ts';
import { planReplyEmails } from '../emails/threadEmails.plan.ts';
import { readInquiry } from '../readers/readInquiry.ts';
import { emailFeedback } from '../support/emailFeedback.ts';
import { planDueEmails } from './reconcile.plan.ts';
import type { Needs, Run } from './run.ts';

export const threadNeeds = ({ site, accounts, environment }: Needs, now: number): ThreadNeeds => ({
  documents: site.documents,
  accounts,
  site: environment.SITE_URL,
  now,
});

export const checkThread = async (run: Run, snapshot: DocumentSnapshot): Promise<void> => {
  const inquiry = readInquiry(snapshot);
  if (!inquiry) return;
  const { documents } = run.needs.site;
  if (!isOpen(inquiry)) await endPhotos(documents, snapshot.id, inquiry.updated_at);
  if (isSaidByBoth(inquiry)) await completeDeal(documents, snapshot.id);
  for (const email of planDueEmails(snapshot.id, inquiry, run.now))
    if (await emailThread(inquiry, email, threadNeeds(run.needs, run.now))) run.count('emails');
};

export const checkReply = async (run: Run, snapshot: DocumentSnapshot): Promise<void> => {
  const thread = snapshot.ref.parent.parent;
  const reply = Reply.safeParse(snapshot.data());
  if (!thread || !reply.success) return;
  const { documents } = run.needs.site;
  const isAgreement = proposalOf(reply.data.phrases)?.code === 'visit_accept';
  const kinds = isAgreement ? ['reply', 'visitAgreed'] : ['reply'];
  const references = kinds.map((kind) => documents.doc(`mail/${kind}_${thread.id}_${snapshot.id}`));
  if ((await documents.getAll(...references)).every((email) => email.exists)) return;
  const inquiry = readInquiry(await thread.get());
  if (!inquiry) return;
  for (const email of planReplyEmails(thread.id, snapshot.id, inquiry, reply.data))
    if (await emailThread(inquiry, email, threadNeeds(run.needs, run.now))) run.count('emails');
};

export const checkFeedback = async (run: Run, snapshot: DocumentSnapshot): Promise<void> => {
  const { site, accounts, environment } = run.needs;
  const { documents } = site;
  if ((await documents.doc(`mail/feedback_${snapshot.id}`).get()).exists) return;
  const needs = { documents, accounts, operator: environment.OPERATOR_EMAIL, now: run.now };
  if (await emailFeedback(snapshot.id, snapshot.data(), needs)) run.count('emails');
};

/** Closes threads that are still open despite a block. */
export const checkBlock = async (run: Run, snapshot: DocumentSnapshot): Promise<void> => {
  if ((await applyBlock(run.needs.site.documents, snapshot)) > 0) run.count('blocks');
};
