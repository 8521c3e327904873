import { oneLine } from '../../../src/domain/text/oneLine.ts';
import type { Language } from '../../../src/i18n/languages.ts';
import { settings } from '../../../src/settings.ts';
import { emailPage } from './emailPage.ts';
import {
  type Action,
  type BikeRow,
  bikeRow,
  button,
  linkRow,
  note,
  paragraph,
  quotation,
} from './emailParts.ts';
import { lines } from './html.ts';
import { signature } from './signature.ts';

export type Email = {
  subject: string;
  text: string;
  html: string;
  /** Address of a visitor who wrote to the operator. */
  replyTo?: string;
  headers?: Readonly<Record<string, string>>;
  attachments?: { filename: string; contentType: string; content: string }[];
};

export type EmailParts = {
  /** Also used as the heading, so it states what happened. */
  subject: string;
  paragraphs: readonly string[];
  /** Preview text in a list of emails. Default: the quote, or the last paragraph. */
  preview?: string;
  /** Only in the HTML. */
  bike?: BikeRow;
  quote?: string;
  /** The writer's words, if the quote is a translation. */
  original?: string;
  /** The first is the button, the others are links. */
  actions?: readonly Action[];
  after?: readonly string[];
  /** Reason for the email, and how to unsubscribe. Only in the HTML. */
  reason: string;
};

const withPlainBreaks = (text: string) => text.replace(/\r\n?|[\u2028\u2029]/g, '\n');

const siteOf = (url: string | undefined) => (url === undefined ? settings.origin : new URL(url).origin);

export const buildEmail = (language: Language, email: EmailParts): Email => {
  const { paragraphs, bike, actions = [], after = [], reason } = email;
  const subject = oneLine(email.subject);
  const quote = email.quote === undefined ? undefined : withPlainBreaks(email.quote);
  const original = email.original === undefined ? undefined : withPlainBreaks(email.original);
  const parts = [
    ...paragraphs,
    ...(quote === undefined ? [] : [quote.replace(/^/gm, '> ')]),
    ...(original === undefined ? [] : [original]),
    ...actions.map(({ label, url }) => `${label}:\n${url}`),
    ...after,
    signature(language),
  ];
  const [main, ...others] = actions;
  const site = siteOf(main?.url);
  return {
    subject,
    text: parts.join('\n\n'),
    html: emailPage(language, {
      heading: subject,
      preview: oneLine(email.preview ?? quote ?? paragraphs.at(-1) ?? ''),
      content: [
        ...(bike ? [bikeRow(language, bike, site)] : []),
        // Skips a paragraph that repeats the heading.
        ...paragraphs.filter((text) => oneLine(text) !== `${subject}:`).map((text) => paragraph(text)),
        ...(quote === undefined ? [] : [quotation(quote, original)]),
        ...(main ? [button(main)] : []),
        ...(others.length > 0 ? [linkRow(others)] : []),
        ...after.map((text) => note(lines(text))),
      ],
      reason,
      site,
    }),
  };
};
