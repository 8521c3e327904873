import type { Firestore } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/https';
import * as z from 'zod/mini';
import { RequestId } from '../../../src/domain/platform/requestId.schema.ts';
import { Takedown } from '../../../src/domain/support/takedown.schema.ts';
import { languages } from '../../../src/i18n/languages.ts';
import { ticketsFor } from '../emails/limits.ts';
import { queueEmail } from '../emails/queueEmail.ts';
import { callOptions, onCall, parseRequest } from '../http/caller.ts';
import { areWithin } from '../http/rateLimit.ts';
import { visitorAddress } from '../http/visitorAddress.ts';
import { readEnvironment } from '../platform/environment.ts';
import { documents } from '../platform/site.ts';
import { saveTakedown } from '../support/saveTakedown.ts';

export const Request = z.strictObject({ id: RequestId, language: z.enum(languages), request: Takedown });

type Needs = { documents: Firestore; operator: string; visitor: string; now: number };

/**
 * Stores a request to remove a listing, and queues its emails. Does not hide the listing, since anyone can
 * claim to be an authority.
 * @returns the request's number, or null if a limit is exhausted
 */
export const takeTakedown = async (
  given: z.infer<typeof Request>,
  { documents, operator, visitor, now }: Needs,
): Promise<string | null> => {
  const { id, language, request } = given;
  // Limits separate from the contact page's, whose spam must not block an authority.
  const tickets = ticketsFor('takedownReceived', { visitor }, ['visitor', 'everyone']);
  if (!(await areWithin(documents, tickets, now))) return null;
  const { number, subject, message } = await saveTakedown(documents, given, now);
  const fields = { first_name: request.name, last_name: '', email: request.email };
  const data = { ...fields, subject, message, language };
  await queueEmail(documents, { kind: 'contactMessage', source: id, to: operator, data }, now);
  // A stranger can exhaust an address's limit. It affects only the confirmation email.
  const toSender = ticketsFor('takedownReceived', { receiver: request.email }, ['receiver']);
  if (await areWithin(documents, toSender, now)) {
    const facts = { language, number, side: request.side, answer_to: operator };
    await queueEmail(
      documents,
      { kind: 'takedownReceived', source: id, to: request.email, data: facts },
      now,
    );
  }
  return number;
};

/** Accepts requests to remove a listing, without an account. */
export const sendTakedown = onCall(callOptions, async (request): Promise<{ number: string }> => {
  const number = await takeTakedown(parseRequest(Request, request.data), {
    documents: documents(),
    operator: readEnvironment(process.env).OPERATOR_EMAIL,
    visitor: visitorAddress(request.rawRequest, 'direct'),
    now: Date.now(),
  });
  if (number === null)
    throw new HttpsError('resource-exhausted', 'Too many messages. Please try again later.');
  return { number };
});
