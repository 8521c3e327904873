import { logger } from 'firebase-functions';
import { HttpsError } from 'firebase-functions/https';
import * as z from 'zod/mini';
import type { ActOutcome } from '../../../src/domain/desk.ts';
import { Act } from '../../../src/domain/schemas/desk.ts';
import { findAccount } from '../accounts.ts';
import type { Desk, Outcome } from '../desk/desk.ts';
import { finishMessage } from '../desk/finishMessage.ts';
import { hideListing, keepListing, restoreListing } from '../desk/judgeListing.ts';
import { retryLetter } from '../desk/retryLetter.ts';
import { setAccountOpen } from '../desk/settleSuspension.ts';
import { liftSuspension, suspendPerson } from '../desk/suspendPerson.ts';
import { authAccounts } from '../effects/findPerson.ts';
import { takeTicket } from '../effects/takeTicket.ts';
import { readEnvironment } from '../environment.ts';
import { documents } from '../site.ts';
import { deliver } from '../triggers/outbox.ts';
import { callOptions, onCall, parseRequest } from './caller.ts';
import { operatorOf } from './operatorOf.ts';

export const Request = z.strictObject({ deed: Act });
const perHour = { action: 'operate', limit: 600, seconds: 3_600 };

/** Nobody locks an operator out from the desk: the claim has to be taken away first. */
const suspend = async (desk: Desk, { person, decision }: Extract<Act, { act: 'suspend' }>) => {
  const account = await findAccount(person);
  if (account?.customClaims?.operator === true) return 'operator';
  const outcome = await suspendPerson(desk, person, decision);
  // The rest follows from the document; nobody signs in from here on.
  if (outcome === 'done') await setAccountOpen(person, false);
  return outcome;
};

/** Does not wait for the minute in which the outbox is looked through; should this try fail, that is when it goes on. */
const retry = async (desk: Desk, letter: string) => {
  const outcome = await retryLetter(desk, letter);
  if (outcome === 'done')
    await deliver(letter).catch((failure: unknown) =>
      logger.warn('a letter waits for its next try', failure),
    );
  return outcome;
};

const perform = (desk: Desk, deed: Act): Promise<Outcome> => {
  switch (deed.act) {
    case 'hide':
      return hideListing(desk, deed.listing, deed.decision);
    case 'restore':
      return restoreListing(desk, deed.listing, deed.decision);
    case 'keep':
      return keepListing(desk, deed.listing);
    case 'suspend':
      return suspend(desk, deed);
    case 'lift':
      return liftSuspension(desk, deed.person, deed.decision);
    case 'retry':
      return retry(desk, deed.letter);
    case 'finish':
      return finishMessage(desk, deed.kind, deed.message);
  }
};

const refusals = {
  gone: ['not-found', 'It is no longer there.'],
  suspended: ['failed-precondition', 'The seller is suspended.'],
  operator: ['failed-precondition', 'This is an operator.'],
} as const;

/** One deed of an operator, with its entry in the audit (docs/desk.md). Done twice, it is done once. */
export const operate = onCall(callOptions, async (request): Promise<{ outcome: ActOutcome }> => {
  const operator = await operatorOf(request);
  const { deed } = parseRequest(Request, request.data);
  const now = Date.now();
  if (!(await takeTicket(documents(), operator, perHour, now)))
    throw new HttpsError('resource-exhausted', 'Too many requests. Please try again later.');
  const answerTo = readEnvironment(process.env).OPERATOR_EMAIL;
  const desk = { documents: documents(), operator, accounts: authAccounts, answerTo, now };
  const outcome = await perform(desk, deed);
  if (outcome === 'done' || outcome === 'same') return { outcome };
  const [code, message] = refusals[outcome];
  throw new HttpsError(code, message);
});
