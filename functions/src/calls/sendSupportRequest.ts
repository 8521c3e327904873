import type { Firestore } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/https';
import * as z from 'zod/mini';
import { SupportRequest } from '../../../src/domain/schemas/feedback.ts';
import { RequestId } from '../../../src/domain/schemas/requestId.ts';
import { storeForOperator } from '../effects/storeForOperator.ts';
import { takeTicket } from '../effects/takeTicket.ts';
import { readEnvironment } from '../environment.ts';
import { documents } from '../site.ts';
import { type Caller, callOptions, memberOf, onCall, parseRequest } from './caller.ts';

export const Request = z.strictObject({ id: RequestId, request: SupportRequest });
const perHour = { action: 'support', limit: 5, seconds: 3_600 };

type Needs = { documents: Firestore; operator: string; now: number };

/** Keeps a support request and queues its letter. @returns false when there were too many */
export const takeSupportRequest = async (
  { userId, email, name }: Caller,
  { id, request }: z.infer<typeof Request>,
  { documents, operator, now }: Needs,
): Promise<boolean> => {
  if (!(await takeTicket(documents, userId, perHour, now))) return false;
  const data = { ...request, user_id: userId, name, email };
  const place = { collection: 'support_requests', id: `${userId}_${id}` } as const;
  await storeForOperator(documents, place, data, { kind: 'supportRequest', to: operator, data }, now);
  return true;
};

/** 'Need help': a question of somebody signed in (D6). */
export const sendSupportRequest = onCall(callOptions, async (request): Promise<{ sent: true }> => {
  const taken = await takeSupportRequest(memberOf(request), parseRequest(Request, request.data), {
    documents: documents(),
    operator: readEnvironment(process.env).OPERATOR_EMAIL,
    now: Date.now(),
  });
  if (!taken) throw new HttpsError('resource-exhausted', 'Too many requests. Please try again later.');
  return { sent: true };
});
