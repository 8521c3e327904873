import type { Firestore } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/https';
import * as z from 'zod/mini';
import { languages } from '../../../src/i18n/languages.ts';
import { accounts } from '../accounts.ts';
import { queueLetter } from '../effects/queueLetter.ts';
import { takeTicket } from '../effects/takeTicket.ts';
import { rememberLanguage } from '../effects/userLanguage.ts';
import { readEnvironment } from '../environment.ts';
import { actionUrl } from '../plans/actionUrl.ts';
import { documents } from '../site.ts';
import { type Caller, callerOf, callOptions, onCall, parseRequest } from './caller.ts';

export const Request = z.strictObject({
  language: z.enum(languages),
  redirect: z.optional(z.string().check(z.maxLength(2_000))),
});
const perHour = { action: 'confirmation', limit: 5, seconds: 3_600 };

type Needs = { documents: Firestore; site: string; linkFor: (email: string) => Promise<string>; now: number };

/** Queues the letter that confirms the caller's own address. @returns false when there were too many */
export const requestConfirmation = async (
  caller: Caller,
  { language, redirect }: z.infer<typeof Request>,
  needs: Needs,
): Promise<boolean> => {
  const ticket = await takeTicket(needs.documents, caller.userId, perHour, needs.now);
  if (!ticket) return false;
  const url = actionUrl(needs.site, await needs.linkFor(caller.email), language, redirect);
  const data = { language, name: caller.name, url };
  await rememberLanguage(needs.documents, caller.userId, language, needs.now);
  return queueLetter(
    needs.documents,
    { kind: 'confirmation', source: ticket, to: caller.email, data },
    needs.now,
  );
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
    now: Date.now(),
  });
  if (!queued) throw new HttpsError('resource-exhausted', 'Too many letters. Please try again later.');
  return { sent: true };
});
