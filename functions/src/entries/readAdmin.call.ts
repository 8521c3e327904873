import { HttpsError } from 'firebase-functions/https';
import * as z from 'zod/mini';
import { AdminQuestion } from '../../../src/domain/admin/admin.schema.ts';
import type { AdminContent } from '../../../src/domain/admin/adminAnswers.schema.ts';
import { mayRead, type Role } from '../../../src/domain/admin/roles.ts';
import { senderHost } from '../emails/senderHost.ts';
import { memberOptions, onCall, parseRequest } from '../http/caller.ts';
import { consumeLimit } from '../http/rateLimit.ts';
import { databaseTime } from '../moderation/decidedSince.ts';
import { operatorOf, refused } from '../moderation/operatorOf.ts';
import { readAudit } from '../moderation/readAudit.ts';
import { readConversationReports } from '../moderation/readConversationReports.ts';
import { readExport } from '../moderation/readExport.ts';
import { readFailedEmails } from '../moderation/readFailedEmails.ts';
import { readFraudSigns } from '../moderation/readFraudSigns.ts';
import { readListings } from '../moderation/readListings.ts';
import { readMessages } from '../moderation/readMessages.ts';
import { readNumbers } from '../moderation/readNumbers.ts';
import { readPageViews } from '../moderation/readPageViews.ts';
import { readPeople } from '../moderation/readPeople.ts';
import { readReportPhotos } from '../moderation/readReportPhotos.ts';
import { readReports } from '../moderation/readReports.ts';
import { readReviews } from '../moderation/readReviews.ts';
import { readFigures } from '../monitoring/readFigures.ts';
import { readSecrets } from '../platform/secrets.ts';
import { documents, theSite } from '../platform/site.ts';
import { accounts } from '../readers/accounts.ts';
import { authAccounts } from '../readers/findPerson.ts';

export const Request = z.strictObject({ question: AdminQuestion });
const perHour = { action: 'desk', limit: 2_000, seconds: 3_600 };

const answer = async (
  question: AdminQuestion,
  { userId: operator, role }: { userId: string; role: Role },
): Promise<AdminContent<AdminQuestion['queue']>> => {
  switch (question.queue) {
    case 'figures': {
      const figures = await readFigures(documents(), Date.now(), senderHost());
      return mayRead(role, 'emails') ? figures : { ...figures, pause: null };
    }
    case 'reports':
      return readReports(documents(), question, Date.now());
    case 'reviews':
      return readReviews(documents(), question);
    case 'conversation_reports':
      return readConversationReports(documents(), question, Date.now());
    case 'report_photos':
      return readReportPhotos(theSite(), { documents: documents(), operator, now: Date.now() }, question);
    case 'fraud_signs':
      return readFraudSigns(documents(), question);
    case 'listings':
      return readListings(documents(), question);
    case 'people':
      return readPeople({ documents: documents(), secret: readSecrets('LINK_SECRET').LINK_SECRET }, question);
    case 'emails':
      return readFailedEmails(documents(), question);
    case 'messages':
      return readMessages({ documents: documents(), accounts: authAccounts }, question);
    case 'audit':
      return readAudit(documents(), question);
    case 'views':
      return readPageViews(documents(), Date.now());
    case 'numbers':
      return readNumbers({ documents: documents(), operator, now: Date.now() }, question.listing);
    case 'export':
      return readExport(
        { documents: documents(), operator, now: Date.now(), auth: accounts },
        question.table,
      );
    case 'reachable':
      return { email: Boolean((await authAccounts(question.person))?.email) };
  }
};

/** Returns one queue of the admin page, which browsers cannot read themselves. */
export const readAdmin = onCall(memberOptions, async (request) => {
  const operator = await operatorOf(request);
  const { question } = parseRequest(Request, request.data);
  if (!mayRead(operator.role, question.queue)) throw refused();
  if (!(await consumeLimit(documents(), operator.userId, perHour, Date.now())))
    throw new HttpsError('resource-exhausted', 'Too many requests. Please try again later.');
  // Taken before the reads: the operator may not see decisions made during them.
  const read_at = await databaseTime(documents());
  return { ...(await answer(question, operator)), read_at };
});
