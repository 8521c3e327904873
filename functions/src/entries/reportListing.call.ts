import { HttpsError } from 'firebase-functions/https';
import * as z from 'zod/mini';
import { ListingId } from '../../../src/domain/listings/listingId.schema.ts';
import { ReportContent } from '../../../src/domain/moderation/report.schema.ts';
import type { ReportOutcome } from '../../../src/domain/moderation/report.ts';
import { memberOf, memberOptions, onCall, parseRequest } from '../http/caller.ts';
import { visitorAddress } from '../http/visitorAddress.ts';
import { countReport } from '../moderation/countReport.ts';
import { saveReport } from '../moderation/saveReport.ts';
import { readEnvironment } from '../platform/environment.ts';
import { documents } from '../platform/site.ts';

export const Request = z.strictObject({
  listing_id: ListingId,
  report: ReportContent,
});

export const reportListing = onCall(
  memberOptions,
  async (request): Promise<{ outcome: ReportOutcome; left?: number }> => {
    const caller = await memberOf(request);
    const { listing_id, report } = parseRequest(Request, request.data);
    const now = Date.now();
    const visitor = visitorAddress(request.rawRequest, 'direct');
    const counted = await countReport(caller, visitor, documents(), now);
    if (!counted) throw new HttpsError('resource-exhausted', 'Too many reports. Please try again later.');
    const operator = readEnvironment(process.env).OPERATOR_EMAIL;
    const outcome = await saveReport(caller, listing_id, report, { documents: documents(), operator, now });
    if (outcome === 'unavailable') throw new HttpsError('not-found', 'There is no such motorcycle.');
    if (outcome === 'own') throw new HttpsError('failed-precondition', 'This is your own motorcycle.');
    return { outcome, ...counted };
  },
);
