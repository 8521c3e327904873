import { setTimeout as pause } from 'node:timers/promises';
import type { Firestore } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/https';
import * as z from 'zod/mini';
import { languages } from '../../../src/i18n/languages.ts';
import { actionUrl } from '../accounts/actionUrl.plan.ts';
import { resetLinkFor } from '../accounts/resetLink.ts';
import { ticketsFor } from '../emails/limits.ts';
import { queueEmail } from '../emails/queueEmail.ts';
import { callOptions, onCall, parseRequest } from '../http/caller.ts';
import { areWithin, consumeLimit } from '../http/rateLimit.ts';
import { visitorAddress } from '../http/visitorAddress.ts';
import { readEnvironment } from '../platform/environment.ts';
import { documents } from '../platform/site.ts';
import { accounts } from '../readers/accounts.ts';

export const Request = z.strictObject({
  email: z.string().check(z.trim(), z.toLowerCase(), z.maxLength(254), z.email()),
  language: z.enum(languages),
});
/** Minimum milliseconds of every response, which must not reveal whether an account exists. */
const answerTime = 800;

type Needs = {
  documents: Firestore;
  site: string;
  /** Returns Firebase's link; null without an account. */
  linkFor: (email: string) => Promise<string | null>;
  visitor: string;
  now: number;
};

/** Queues the email if the address has an account. @returns false if a limit is exhausted */
export const requestPasswordReset = async (
  { email, language }: z.infer<typeof Request>,
  { documents, site, linkFor, visitor, now }: Needs,
): Promise<boolean> => {
  const [hourly, ...others] = ticketsFor('passwordReset', { receiver: email }, ['receiver']);
  const visits = ticketsFor('passwordReset', { visitor }, ['visitor']);
  if (!hourly || !(await areWithin(documents, [...visits, ...others], now))) return false;
  const ticket = await consumeLimit(documents, hourly.who, hourly.limit, now);
  if (!ticket) return false;
  const link = await linkFor(email);
  if (link === null) return true;
  const data = { language, url: actionUrl(site, link, language) };
  await queueEmail(documents, { kind: 'passwordReset', source: ticket, to: email, data }, now);
  return true;
};

/** The response is the same for every address (D57). */
export const sendPasswordReset = onCall(callOptions, async (request): Promise<{ sent: true }> => {
  const input = parseRequest(Request, request.data);
  const needs = {
    documents: documents(),
    site: readEnvironment(process.env).SITE_URL,
    linkFor: async (email: string) => resetLinkFor(await accounts(), email),
    visitor: visitorAddress(request.rawRequest, 'direct'),
    now: Date.now(),
  };
  const [allowed] = await Promise.all([requestPasswordReset(input, needs), pause(answerTime)]);
  if (!allowed) throw new HttpsError('resource-exhausted', 'Too many emails. Please try again later.');
  return { sent: true };
});
