import type { Firestore } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/https';
import * as z from 'zod/mini';
import { RequestId } from '../../../src/domain/platform/requestId.schema.ts';
import { ContactMessage } from '../../../src/domain/support/contactMessage.schema.ts';
import { languages } from '../../../src/i18n/languages.ts';
import { ticketsFor } from '../emails/limits.ts';
import { callOptions, onCall, parseRequest } from '../http/caller.ts';
import { areWithin } from '../http/rateLimit.ts';
import { visitorAddress } from '../http/visitorAddress.ts';
import { readEnvironment } from '../platform/environment.ts';
import { documents } from '../platform/site.ts';
import { saveMessage } from '../support/saveMessage.ts';

export const Request = z.strictObject({
  id: RequestId,
  language: z.enum(languages),
  message: ContactMessage,
});

type Needs = { documents: Firestore; operator: string; visitor: string; now: number };

/** Stores a message from the contact page and queues its email. @returns false if a limit is exhausted */
export const takeContactMessage = async (
  { id, language, message }: z.infer<typeof Request>,
  { documents, operator, visitor, now }: Needs,
): Promise<boolean> => {
  if (!(await areWithin(documents, ticketsFor('contactMessage', { visitor }), now))) return false;
  const data = { ...message, language };
  const place = { collection: 'contact_messages', id } as const;
  await saveMessage(documents, place, data, { kind: 'contactMessage', to: operator, data }, now);
  return true;
};

/** Accepts messages of the contact page, without an account (D2). */
export const sendContactMessage = onCall(callOptions, async (request): Promise<{ sent: true }> => {
  const taken = await takeContactMessage(parseRequest(Request, request.data), {
    documents: documents(),
    operator: readEnvironment(process.env).OPERATOR_EMAIL,
    visitor: visitorAddress(request.rawRequest, 'direct'),
    now: Date.now(),
  });
  if (!taken) throw new HttpsError('resource-exhausted', 'Too many messages. Please try again later.');
  return { sent: true };
});
