import { setTimeout as pause } from 'node:timers/promises';
import type { Firestore } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/https';
import * as z from 'zod/mini';
import { languages } from '../../../src/i18n/languages.ts';
import { accounts } from '../accounts.ts';
import { queueLetter } from '../effects/queueLetter.ts';
import { areWithin, takeTicket } from '../effects/takeTicket.ts';
import { ticketsFor } from '../emails/limits.ts';
import { readEnvironment } from '../environment.ts';
import { visitorAddress } from '../http/visitorAddress.ts';
import { actionUrl } from '../plans/actionUrl.ts';
import { documents } from '../site.ts';
import { callOptions, onCall, parseRequest } from './caller.ts';

export const Request = z.strictObject({
  email: z.string().check(z.trim(), z.toLowerCase(), z.maxLength(254), z.email()),
  language: z.enum(languages),
});
/** Milliseconds that every answer takes, so that its time does not tell whether an account exists. */
const answerTime = 800;

type Needs = {
  documents: Firestore;
  site: string;
  /** Firebase's link for an account with this address; null when there is none. */
  linkFor: (email: string) => Promise<string | null>;
  visitor: string;
  now: number;
};

/** Queues the letter if the address has an account. @returns false when there were too many requests */
export const requestPasswordReset = async (
  { email, language }: z.infer<typeof Request>,
  { documents, site, linkFor, visitor, now }: Needs,
): Promise<boolean> => {
  const [hourly, ...others] = ticketsFor('passwordReset', { receiver: email }, ['receiver']);
  const visits = ticketsFor('passwordReset', { visitor }, ['visitor']);
  if (!hourly || !(await areWithin(documents, [...visits, ...others], now))) return false;
  const ticket = await takeTicket(documents, hourly.who, hourly.limit, now);
  if (!ticket) return false;
  const link = await linkFor(email);
  if (link === null) return true;
  const data = { language, url: actionUrl(site, link, language) };
  await queueLetter(documents, { kind: 'passwordReset', source: ticket, to: email, data }, now);
  return true;
};

const unknownAddress: readonly unknown[] = ['auth/user-not-found', 'auth/email-not-found'];
const isUnknown = (failure: unknown) =>
  failure instanceof Error && 'code' in failure && unknownAddress.includes(failure.code);

const linkFor = async (email: string): Promise<string | null> => {
  const auth = await accounts();
  try {
    // The address is known to be the account's own: Auth looked it up by it.
    return await auth.generatePasswordResetLink(email);
  } catch (failure) {
    if (isUnknown(failure)) return null;
    throw failure;
  }
};

/** Sends a letter with a link to a new password. The answer is the same for every address (D57). */
export const sendPasswordReset = onCall(callOptions, async (request): Promise<{ sent: true }> => {
  const asked = parseRequest(Request, request.data);
  const needs = {
    documents: documents(),
    site: readEnvironment(process.env).SITE_URL,
    linkFor,
    visitor: visitorAddress(request.rawRequest, 'direct'),
    now: Date.now(),
  };
  const [allowed] = await Promise.all([requestPasswordReset(asked, needs), pause(answerTime)]);
  if (!allowed) throw new HttpsError('resource-exhausted', 'Too many letters. Please try again later.');
  return { sent: true };
});
