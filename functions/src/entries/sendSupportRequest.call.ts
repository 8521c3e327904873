import type { Firestore } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/https';
import * as z from 'zod/mini';
import { cleanName } from '../../../src/domain/accounts/profile.ts';
import { RequestId } from '../../../src/domain/platform/requestId.schema.ts';
import { SupportRequest } from '../../../src/domain/support/feedback.schema.ts';
import { ticketsFor } from '../emails/limits.ts';
import { type Caller, memberOf, memberOptions, onCall, parseRequest, senderOf } from '../http/caller.ts';
import { areWithin } from '../http/rateLimit.ts';
import { visitorAddress } from '../http/visitorAddress.ts';
import { readEnvironment } from '../platform/environment.ts';
import { documents } from '../platform/site.ts';
import { saveMessage } from '../support/saveMessage.ts';

export const Request = z.strictObject({ id: RequestId, request: SupportRequest });

type Needs = { documents: Firestore; operator: string; visitor: string; now: number };

/** Stores a support request and queues its email. @returns false if a limit is exhausted */
export const takeSupportRequest = async (
  caller: Caller,
  { id, request }: z.infer<typeof Request>,
  { documents, operator, visitor, now }: Needs,
): Promise<boolean> => {
  const { userId, email, name } = caller;
  if (!(await areWithin(documents, ticketsFor('supportRequest', { visitor, sender: senderOf(caller) }), now)))
    return false;
  const data = { ...request, user_id: userId, name: cleanName(name), email };
  const place = { collection: 'support_requests', id: `${userId}_${id}` } as const;
  await saveMessage(documents, place, data, { kind: 'supportRequest', to: operator, data }, now);
  return true;
};

export const sendSupportRequest = onCall(memberOptions, async (request): Promise<{ sent: true }> => {
  const taken = await takeSupportRequest(await memberOf(request), parseRequest(Request, request.data), {
    documents: documents(),
    operator: readEnvironment(process.env).OPERATOR_EMAIL,
    visitor: visitorAddress(request.rawRequest, 'direct'),
    now: Date.now(),
  });
  if (!taken) throw new HttpsError('resource-exhausted', 'Too many requests. Please try again later.');
  return { sent: true };
});
