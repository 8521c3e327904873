import type { Firestore } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/https';
import * as z from 'zod/mini';
import { languages } from '../../../src/i18n/languages.ts';
import { actionUrl } from '../accounts/actionUrl.plan.ts';
import { mailLimits, ticketsFor } from '../emails/limits.ts';
import { queueEmail } from '../emails/queueEmail.ts';
import { rememberLanguage } from '../emails/userLanguage.ts';
import { type Caller, callerOf, callOptions, onCall, parseRequest } from '../http/caller.ts';
import { areWithin, consumeLimit } from '../http/rateLimit.ts';
import { visitorAddress } from '../http/visitorAddress.ts';
import { readEnvironment } from '../platform/environment.ts';
import { documents } from '../platform/site.ts';
import { accounts } from '../readers/accounts.ts';

export const Request = z.strictObject({
  language: z.enum(languages),
  redirect: z.optional(z.string().check(z.maxLength(2_000))),
});

type Needs = {
  documents: Firestore;
  site: string;
  linkFor: (email: string) => Promise<string>;
  visitor: string;
  now: number;
};

/**
 * Queues the confirmation email. The address may be a stranger's: no name is sent, and new accounts do not
 * reset the address's limit.
 * @returns false if a limit is exhausted
 */
export const requestConfirmation = async (
  caller: Caller & { email: string },
  { language, redirect }: Pick<z.infer<typeof Request>, 'language' | 'redirect'>,
  needs: Needs,
): Promise<boolean> => {
  const { documents, visitor, now } = needs;
  const causes = { visitor, receiver: caller.email };
  if (!(await areWithin(documents, ticketsFor('confirmation', causes, ['visitor', 'receiver']), now)))
    return false;
  const ticket = await consumeLimit(documents, caller.userId, mailLimits.confirmation.account[0], now);
  if (!ticket) return false;
  const url = actionUrl(needs.site, await needs.linkFor(caller.email), language, redirect);
  await rememberLanguage(documents, caller.userId, language, now);
  const data = { language, url };
  return queueEmail(documents, { kind: 'confirmation', source: ticket, to: caller.email, data }, now);
};

export const sendConfirmation = onCall(callOptions, async (request): Promise<{ sent: true }> => {
  const caller = callerOf(request);
  const input = parseRequest(Request, request.data);
  const { email } = caller;
  if (!email) throw new HttpsError('failed-precondition', 'This account has no e-mail address.');
  if (caller.isConfirmed) throw new HttpsError('failed-precondition', 'This address is confirmed already.');
  const { SITE_URL } = readEnvironment(process.env);
  const store = documents();
  const auth = await accounts();
  const linkFor = (email: string) => auth.generateEmailVerificationLink(email);
  const queued = await requestConfirmation({ ...caller, email }, input, {
    documents: store,
    site: SITE_URL,
    linkFor,
    visitor: visitorAddress(request.rawRequest, 'direct'),
    now: Date.now(),
  });
  if (!queued) throw new HttpsError('resource-exhausted', 'Too many emails. Please try again later.');
  return { sent: true };
});
