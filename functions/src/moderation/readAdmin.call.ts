import { HttpsError } from 'firebase-functions/https';
import * as z from 'zod/mini';
import type { DeskAnswer } from '../../../src/domain/desk.ts';
import { DeskQuestion } from '../../../src/domain/schemas/desk.ts';
import { readAudit } from '../desk/readAudit.ts';
import { readFigures } from '../desk/readFigures.ts';
import { readLetters } from '../desk/readLetters.ts';
import { readListings } from '../desk/readListings.ts';
import { readMessages } from '../desk/readMessages.ts';
import { readPeople } from '../desk/readPeople.ts';
import { readReports } from '../desk/readReports.ts';
import { takeTicket } from '../effects/takeTicket.ts';
import { documents } from '../site.ts';
import { callOptions, onCall, parseRequest } from './caller.ts';
import { operatorOf } from './operatorOf.ts';

export const Request = z.strictObject({ question: DeskQuestion });
const perHour = { action: 'desk', limit: 2_000, seconds: 3_600 };

const answer = (question: DeskQuestion): Promise<DeskAnswer<DeskQuestion['queue']>> => {
  switch (question.queue) {
    case 'figures':
      return readFigures(documents(), Date.now());
    case 'reports':
      return readReports(documents(), question);
    case 'listings':
      return readListings(documents(), question);
    case 'people':
      return readPeople(documents(), question);
    case 'letters':
      return readLetters(documents(), question);
    case 'messages':
      return readMessages(documents(), question);
    case 'audit':
      return readAudit(documents(), question);
  }
};

/** One queue of the operator's desk: what lies there is the server's alone, so it is read through here. */
export const readDesk = onCall(callOptions, async (request) => {
  const operator = await operatorOf(request);
  const { question } = parseRequest(Request, request.data);
  if (!(await takeTicket(documents(), operator, perHour, Date.now())))
    throw new HttpsError('resource-exhausted', 'Too many requests. Please try again later.');
  return answer(question);
});
