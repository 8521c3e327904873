import * as z from 'zod/mini';
import type { Language } from '../../../src/i18n/languages.ts';
import { settings } from '../../../src/settings.ts';
import { buildEmail, type Email } from './buildEmail.ts';
import type { BikeRow } from './emailParts.ts';
import { oneLine } from './oneLine.ts';
import { reasonFor } from './templates/reasons.ts';

/** Emails to the operator are in the operator's language, whatever the visitor reads. */
export const operatorLanguage: Language = settings.operatorLanguage;

const address = z.email();

type Message = {
  subject: string;
  /** What is known about the message, a line each; what is not known is left out. */
  about: readonly (readonly [label: string, value: string | null])[];
  /** What they wrote, if anything. */
  message: string | null;
  /** The bike that it is about. */
  bike?: BikeRow;
  /** Who gets the answer; what is no address is only shown. */
  answerTo: string | null;
};

/** Something that a visitor sent, for the operator, who answers with one key. */
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
