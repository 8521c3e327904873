import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { Reply } from '../../../src/domain/schemas/inquiry.ts';
import { mailFeedback } from '../effects/mailFeedback.ts';
import { mailThread, type ThreadNeeds } from '../effects/mailThread.ts';
import { readInquiry } from '../effects/readInquiry.ts';
import { planDueLetters } from '../plans/planReconcile.ts';
import { planReplyLetter } from '../plans/planThreadLetters.ts';
import type { Needs, Run } from './run.ts';

export const threadNeeds = ({ site, accounts, environment }: Needs, now: number): ThreadNeeds => ({
  documents: site.documents,
  accounts,
  site: environment.SITE_URL,
  now,
});

/** Queues the emails that a thread should have led to and did not. */
export const checkThread = async (run: Run, snapshot: DocumentSnapshot): Promise<void> => {
  const inquiry = readInquiry(snapshot);
  if (!inquiry) return;
  for (const letter of planDueLetters(snapshot.id, inquiry, run.now))
    if (await mailThread(inquiry, letter, threadNeeds(run.needs, run.now))) run.count('emails');
};

/** The same for one reply. */
export const checkReply = async (run: Run, snapshot: DocumentSnapshot): Promise<void> => {
  const thread = snapshot.ref.parent.parent;
  const reply = Reply.safeParse(snapshot.data());
  if (!thread || !reply.success) return;
  const { documents } = run.needs.site;
  if ((await documents.doc(`mail/reply_${thread.id}_${snapshot.id}`).get()).exists) return;
  const inquiry = readInquiry(await thread.get());
  const letter = inquiry && planReplyLetter(thread.id, snapshot.id, inquiry, reply.data);
  if (inquiry && letter && (await mailThread(inquiry, letter, threadNeeds(run.needs, run.now))))
    run.count('emails');
};

/** The same for what somebody thinks of the site. */
export const checkFeedback = async (run: Run, snapshot: DocumentSnapshot): Promise<void> => {
  const { site, accounts, environment } = run.needs;
  const { documents } = site;
  if ((await documents.doc(`mail/feedback_${snapshot.id}`).get()).exists) return;
  const needs = { documents, accounts, operator: environment.OPERATOR_EMAIL, now: run.now };
  if (await mailFeedback(snapshot.id, snapshot.data(), needs)) run.count('emails');
};
