import { HttpsError } from 'firebase-functions/https';
import * as logger from 'firebase-functions/logger';
import * as z from 'zod/mini';
import { AdminAction } from '../../../src/domain/admin/admin.schema.ts';
import type { AdminActionOutcome } from '../../../src/domain/admin/admin.ts';
import { asksForSignIn, mayPerform, roleOf, roleSignInMinutes } from '../../../src/domain/admin/roles.ts';
import { senderHost } from '../emails/senderHost.ts';
import { setAccountOpen } from '../flows/applySuspension.ts';
import { deliver, deliverNext } from '../flows/outbox.ts';
import { memberOptions, onCall, parseRequest } from '../http/caller.ts';
import { isRecent } from '../http/isRecent.ts';
import { consumeLimit } from '../http/rateLimit.ts';
import type { AdminContext, Outcome } from '../moderation/adminAction.ts';
import { answerMessage } from '../moderation/answerMessage.ts';
import { dismissReport } from '../moderation/conversationReports.ts';
import { decideTakedown } from '../moderation/decideTakedown.ts';
import { finishMessage } from '../moderation/finishMessage.ts';
import { recordIdentity } from '../moderation/identityActions.ts';
import { hideListing, keepListing, restoreListing } from '../moderation/listingActions.ts';
import { operatorOf, refused } from '../moderation/operatorOf.ts';
import { resumeOutbox } from '../moderation/resumeOutbox.ts';
import { retryEmail } from '../moderation/retryEmail.ts';
import { hideReview, keepReview, restoreReview } from '../moderation/reviewActions.ts';
import { grantQuota, grantRole, revokeRole } from '../moderation/roleActions.ts';
import { grantShop, removeLogo, removeShop } from '../moderation/shopActions.ts';
import { lookAtSigns } from '../moderation/signsActions.ts';
import { liftSuspension, suspendPerson } from '../moderation/suspendPerson.ts';
import { readEnvironment } from '../platform/environment.ts';
import { bindSecrets, readSecrets } from '../platform/secrets.ts';
import { documents, theSite } from '../platform/site.ts';
import { findAccount } from '../readers/accounts.ts';
import { authAccounts } from '../readers/findPerson.ts';
import type { Marks } from '../readers/suspendedIdentities.ts';

export const Request = z.strictObject({
  action: AdminAction,
  /** `read_at` of the response on which the operator decided. */
  seen: z.number(),
});
const perHour = { action: 'performAdminAction', limit: 600, seconds: 3_600 };

/** Refuses to suspend an operator: an owner must revoke the role first. */
const suspend = async (
  context: AdminContext,
  { person, decision }: Extract<AdminAction, { act: 'suspend' }>,
) => {
  const account = await findAccount(person);
  if (roleOf(account?.customClaims)) return 'operator';
  const outcome = await suspendPerson(context, person, decision);
  // A trigger applies the suspension; this call already prevents sign-in.
  if (outcome === 'done') await setAccountOpen(person, false);
  return outcome;
};

/** Requeues an email and tries it at once; after a failure the next scheduled run continues. */
const retry = async (context: AdminContext, email: string) => {
  const outcome = await retryEmail(context, email);
  if (outcome === 'done')
    await deliver(email).catch((failure: unknown) => logger.warn('an email waits for its next try', failure));
  return outcome;
};

const resume = async (context: AdminContext) => {
  const outcome = await resumeOutbox(context, senderHost());
  if (outcome === 'done') await deliverNext();
  return outcome;
};

const perform = (context: AdminContext & Pick<Marks, 'secret'>, action: AdminAction): Promise<Outcome> => {
  switch (action.act) {
    case 'hide':
      return hideListing(context, action.listing, action.decision);
    case 'restore':
      return restoreListing(context, action.listing, action.decision);
    case 'keep':
      return keepListing(context, action.listing);
    case 'dismiss':
      return dismissReport(context, action.report);
    case 'suspend':
      return suspend(context, action);
    case 'lift':
      return liftSuspension(context, action.person, action.decision);
    case 'retry':
      return retry(context, action.email);
    case 'resume':
      return resume(context);
    case 'finish':
      return finishMessage(context, action.kind, action.message);
    case 'answer':
      return answerMessage(context, action);
    case 'decideTakedown':
      return decideTakedown(context, action);
    case 'hideReview':
      return hideReview(context, action.review, action.decision);
    case 'restoreReview':
      return restoreReview(context, action.review, action.decision);
    case 'keepReview':
      return keepReview(context, action.review);
    case 'look':
      return lookAtSigns(context, action.signs);
    case 'grant':
      return grantRole(context, action);
    case 'revoke':
      return revokeRole(context, action);
    case 'quota':
      return grantQuota(context, action);
    case 'identity':
      return recordIdentity(context, action);
    case 'grantShop':
      return grantShop(context, action);
    case 'removeShop':
      return removeShop({ ...context, files: theSite().files }, action);
    case 'removeLogo':
      return removeLogo({ ...context, files: theSite().files }, action);
  }
};

const refusals = {
  gone: ['not-found', 'It is no longer there.'],
  suspended: ['failed-precondition', 'The seller is suspended.'],
  operator: ['failed-precondition', 'This is an operator.'],
  decided: ['aborted', 'Something else was decided meanwhile.'],
  unreachable: ['failed-precondition', 'The writer has no e-mail address.'],
  ineligible: ['failed-precondition', 'This account cannot have that.'],
  taken: ['already-exists', 'Another shop already has this name or a very similar one.'],
  limited: ['resource-exhausted', 'Too many e-mails. Please try again later.'],
} as const;

/** Performs an action and writes its audit entry (docs/admin.md). Safe to repeat. */
export const performAdminAction = onCall(
  { ...memberOptions, ...bindSecrets('LINK_SECRET', 'SMTP_URL', 'PUSH_KEY') },
  async (request): Promise<{ outcome: AdminActionOutcome }> => {
    const { userId: operator, role } = await operatorOf(request);
    const { action, seen } = parseRequest(Request, request.data);
    if (!mayPerform(role, action.act)) throw refused();
    const now = Date.now();
    if (asksForSignIn(action.act) && !isRecent(request.auth?.token.auth_time ?? 0, now, roleSignInMinutes))
      throw new HttpsError('unauthenticated', 'Please sign in again first.');
    if (!(await consumeLimit(documents(), operator, perHour, now)))
      throw new HttpsError('resource-exhausted', 'Too many requests. Please try again later.');
    const answerTo = readEnvironment(process.env).OPERATOR_EMAIL;
    const secret = readSecrets('LINK_SECRET').LINK_SECRET;
    const context = { documents: documents(), operator, accounts: authAccounts, answerTo, secret, now, seen };
    const outcome = await perform(context, action);
    if (outcome === 'done' || outcome === 'same') return { outcome };
    const [code, message] = refusals[outcome];
    throw new HttpsError(code, message);
  },
);
