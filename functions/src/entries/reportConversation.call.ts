import { HttpsError } from 'firebase-functions/https';
import * as z from 'zod/mini';
import { ConversationReportContent } from '../../../src/domain/moderation/conversationReport.schema.ts';
import {
  type ConversationReportOutcome,
  maxMarked,
} from '../../../src/domain/moderation/conversationReport.ts';
import { memberOf, memberOptions, onCall, parseRequest } from '../http/caller.ts';
import { visitorAddress } from '../http/visitorAddress.ts';
import { countReport } from '../moderation/countReport.ts';
import { saveConversationReport } from '../moderation/saveConversationReport.ts';
import { documents } from '../platform/site.ts';

const Id = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/));

export const Request = z.strictObject({
  thread: Id,
  said: z.array(Id).check(z.minLength(1), z.maxLength(maxMarked)),
  report: ConversationReportContent,
});

/**
 * Stores a report of a conversation, with the messages that operators may read. Shares its limit with reports
 * of listings.
 */
export const reportConversation = onCall(
  memberOptions,
  async (request): Promise<{ outcome: ConversationReportOutcome; left?: number }> => {
    const caller = await memberOf(request);
    const report = parseRequest(Request, request.data);
    const now = Date.now();
    const visitor = visitorAddress(request.rawRequest, 'direct');
    const counted = await countReport(caller, visitor, documents(), now);
    if (!counted) throw new HttpsError('resource-exhausted', 'Too many reports. Please try again later.');
    const outcome = await saveConversationReport(caller.userId, report, { documents: documents(), now });
    if (outcome === 'unavailable') throw new HttpsError('not-found', 'There is no such conversation.');
    if (outcome === 'nothing')
      throw new HttpsError('failed-precondition', 'There is nothing of the other side.');
    return { outcome, ...counted };
  },
);
