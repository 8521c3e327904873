import * as z from 'zod/mini';
import { oneLine } from '../../../src/domain/text/oneLine.ts';
import type { Language } from '../../../src/i18n/languages.ts';
import { settings } from '../../../src/settings.ts';
import { buildEmail, type Email } from './buildEmail.ts';
import type { BikeRow } from './emailParts.ts';
import { reasonFor } from './templates/reasons.ts';

export const operatorLanguage: Language = settings.operatorLanguage;

const address = z.email();

type Message = {
  subject: string;
  /** Facts about the message; empty ones are left out. */
  about: readonly (readonly [label: string, value: string | null])[];
  message: string | null;
  bike?: BikeRow;
  /** Address for the answer, used as Reply-To if it is valid. */
  answerTo: string | null;
};

export const operatorEmail = ({ subject, about, message, bike, answerTo }: Message): Email => {
  const lines = about.flatMap(([label, value]) => (value ? [`${label}: ${oneLine(value)}`] : []));
  const replyTo = address.safeParse(answerTo);
  return {
    ...buildEmail(operatorLanguage, {
      subject,
      paragraphs: [lines.join('\n')],
      ...(message !== null && { quote: message }),
      ...(bike && { bike }),
      reason: reasonFor(operatorLanguage, 'operator'),
    }),
    ...(replyTo.success && { replyTo: replyTo.data }),
  };
};
