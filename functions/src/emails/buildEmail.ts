import { withoutHiddenCharacters } from '../../../src/domain/text/hiddenCharacters.ts';
import type { Language } from '../../../src/i18n/languages.ts';
import { settings } from '../../../src/settings.ts';
import { escapeHtml } from '../platform/escapeHtml.ts';

/** What a mail server is given, apart from who sends and who receives. */
export type Email = {
  subject: string;
  text: string;
  html: string;
  /** One address, that of a visitor who wrote to the operator. */
  replyTo?: string;
  headers?: Readonly<Record<string, string>>;
  /** Files of text that come along. */
  attachments?: { filename: string; contentType: string; content: string }[];
};

/**
 * One line for a header or a link's label: no line breaks of any kind, no control characters and nothing hidden, so
 * that nothing that a visitor typed can begin a header of its own or turn around what follows.
 * @example oneLine('Hi\r\nBcc: a@b.c') // => 'Hi Bcc: a@b.c'
 */
export const oneLine = (text: string): string =>
  withoutHiddenCharacters(text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' '))
    .trim()
    .slice(0, 200)
    // Half an emoji is no letter.
    .replace(/[\uD800-\uDBFF]$/, '');

const paragraph = (text: string) => `<p>${escapeHtml(text).replaceAll('\n', '<br>')}</p>`;
const quoted = (text: string) => text.replace(/\r\n?|[\u2028\u2029]/g, '\n');

/**
 * An email of plain paragraphs, and where they are given what somebody wrote and buttons, in text and in
 * HTML; every part is plain text.
 */
export const buildEmail = (
  language: Language,
  email: {
    subject: string;
    paragraphs: readonly string[];
    quote?: string;
    /** Below the quote, in small letters. */
    small?: string;
    button?: { label: string; url: string };
    /** Several, where the reader has a choice. */
    buttons?: readonly { label: string; url: string }[];
    after?: string;
  },
): Email => {
  const { paragraphs } = email;
  const buttons = email.buttons ?? (email.button ? [email.button] : []);
  const quote = email.quote === undefined ? [] : [quoted(email.quote)];
  const small = email.small === undefined ? [] : [quoted(email.small)];
  const after = email.after === undefined ? [] : [email.after];
  const link = buttons
    .map(({ label, url }) => `<p><a href="${escapeHtml(url)}">${escapeHtml(label)}</a></p>`)
    .join('');
  const parts = [
    ...paragraphs,
    ...quote.map((text) => text.replace(/^/gm, '> ')),
    ...small,
    ...buttons.map(({ label, url }) => `${label}:\n${url}`),
    ...after,
    settings.name,
  ];
  return {
    subject: oneLine(email.subject),
    text: parts.join('\n\n'),
    html:
      `<!doctype html><html lang="${language}"><meta charset="utf-8"><title>${escapeHtml(oneLine(email.subject))}</title>` +
      `<body>${paragraphs.map(paragraph).join('')}` +
      `${quote.map((text) => `<blockquote>${paragraph(text)}</blockquote>`).join('')}` +
      `${small.map((text) => `<small>${paragraph(text)}</small>`).join('')}` +
      `${link}${[...after, settings.name].map(paragraph).join('')}</body></html>`,
  };
};
