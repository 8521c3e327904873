import type { Firestore } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/https';
import * as z from 'zod/mini';
import { languages } from '../../../src/i18n/languages.ts';
import { accounts } from '../accounts.ts';
import { queueLetter } from '../effects/queueLetter.ts';
import { areWithin, takeTicket } from '../effects/takeTicket.ts';
import { rememberLanguage } from '../effects/userLanguage.ts';
import { mailLimits, ticketsFor } from '../emails/limits.ts';
import { readEnvironment } from '../environment.ts';
import { visitorAddress } from '../http/visitorAddress.ts';
import { actionUrl } from '../plans/actionUrl.ts';
import { documents } from '../site.ts';
import { type Caller, callerOf, callOptions, onCall, parseRequest } from './caller.ts';

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
 * Queues the email that confirms the caller's own address, which may be a stranger's until then: so it says nobody's
 * name, and who signs up again and again sends no more of them.
 * @returns false when there were too many
 */
export const requestConfirmation = async (
  caller: Caller,
  { language, redirect }: z.infer<typeof Request>,
  needs: Needs,
): Promise<boolean> => {
  const { documents, visitor, now } = needs;
  const causes = { visitor, receiver: caller.email };
  if (!(await areWithin(documents, ticketsFor('confirmation', causes, ['visitor', 'receiver']), now)))
    return false;
  const ticket = await takeTicket(documents, caller.userId, mailLimits.confirmation.account[0], now);
  if (!ticket) return false;
  const url = actionUrl(needs.site, await needs.linkFor(caller.email), language, redirect);
  await rememberLanguage(documents, caller.userId, language, now);
  const data = { language, url };
  return queueLetter(documents, { kind: 'confirmation', source: ticket, to: caller.email, data }, now);
};

/** Sends, or sends again, the letter that confirms an address. */
export const sendConfirmation = onCall(callOptions, async (request): Promise<{ sent: true }> => {
  const caller = callerOf(request);
  const asked = parseRequest(Request, request.data);
  if (caller.isConfirmed) throw new HttpsError('failed-precondition', 'This address is confirmed already.');
  const { SITE_URL } = readEnvironment(process.env);
  const store = documents();
  const auth = await accounts();
  const linkFor = (email: string) => auth.generateEmailVerificationLink(email);
  const queued = await requestConfirmation(caller, asked, {
    documents: store,
    site: SITE_URL,
    linkFor,
    visitor: visitorAddress(request.rawRequest, 'direct'),
    now: Date.now(),
  });
  if (!queued) throw new HttpsError('resource-exhausted', 'Too many letters. Please try again later.');
  return { sent: true };
});
