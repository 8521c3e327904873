import type { Language } from '../../../src/i18n/languages.ts';
import { settings } from '../../../src/settings.ts';

/** What a mail server is given, apart from who sends and who receives. */
export type Letter = { subject: string; text: string; html: string };

/**
 * One line for a header or a link's label: no line breaks of any kind and no control characters, so that
 * nothing that a visitor typed can begin a header of its own.
 * @example oneLine('Hi\r\nBcc: a@b.c') // => 'Hi Bcc: a@b.c'
 */
export const oneLine = (text: string): string =>
  text
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim()
    .slice(0, 200);

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** @example escapeHtml('<b>') // => '&lt;b&gt;' */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);

/** A letter of plain paragraphs with one button, in text and in HTML; every part is plain text. */
export const buildLetter = (
  language: Language,
  letter: {
    subject: string;
    paragraphs: readonly string[];
    button: { label: string; url: string };
    after: string;
  },
): Letter => {
  const { paragraphs, button, after } = letter;
  const html = (text: string) => `<p>${escapeHtml(text).replaceAll('\n', '<br>')}</p>`;
  const link = `<p><a href="${escapeHtml(button.url)}">${escapeHtml(button.label)}</a></p>`;
  return {
    subject: oneLine(letter.subject),
    text: [...paragraphs, `${button.label}:\n${button.url}`, after, settings.name].join('\n\n'),
    html:
      `<!doctype html><html lang="${language}"><meta charset="utf-8"><title>${escapeHtml(letter.subject)}</title>` +
      `<body>${paragraphs.map(html).join('')}${link}${html(after)}<p>${escapeHtml(settings.name)}</p></body></html>`,
  };
};
