import { describe, expect, it } from 'vitest';
import {
  hostileKinds,
  longHostileStrings,
  shortHostileStrings,
} from '../../../tests/fixtures/hostileStrings.ts';
import { sanitizeDescription } from '../listings/sanitizeDescription.ts';
import { planLogEntry } from '../monitoring/logEntry.plan.ts';
import { composeEmail, type Written } from './mail.ts';

const to = 'an@example.com';
const url = 'https://vongxe.example/messages#x';
const shared = (text: string) => ({ language: 'vi' as const, name: text, other: text, bike: text, url });
const emails: Record<string, (text: string) => Written> = {
  inquiry: (text) => ({ kind: 'inquiry', to, data: { ...shared(text), message: text } }),
  reply: (text) => ({ kind: 'reply', to, data: { ...shared(text), message: text } }),
  visitAgreed: (text) => ({
    kind: 'visitAgreed',
    to,
    data: {
      ...shared(text),
      thread: text,
      visit: { starts_at: 0, place: text },
      calendar: { uid: 'x', sequence: 0, starts_at: 0, stamp: 0, place: text },
    },
  }),
  visitReminder: (text) => ({
    kind: 'visitReminder',
    to,
    data: { ...shared(text), thread: text, visit: { starts_at: 0, place: text } },
  }),
  purchase: (text) => ({ kind: 'purchase', to, data: shared(text) }),
  boughtQuestion: (text) => ({ kind: 'boughtQuestion', to, data: { ...shared(text), thread: 't' } }),
  reviewInvite: (text) => ({ kind: 'reviewInvite', to, data: shared(text) }),
  reviewPublished: (text) => ({ kind: 'reviewPublished', to, data: shared(text) }),
  bikeSold: (text) => ({ kind: 'bikeSold', to, data: { ...shared(text), thread: text } }),
  contactMessage: (text) => ({
    kind: 'contactMessage',
    to,
    data: { first_name: text, last_name: text, email: text, subject: text, message: text, language: 'en' },
  }),
  supportRequest: (text) => ({
    kind: 'supportRequest',
    to,
    data: { subject: text, message: text, user_id: text, name: text, email: text },
  }),
  feedback: (text) => ({
    kind: 'feedback',
    to,
    data: { subject: text, message: text, rating: 5, name: text, email: text },
  }),
};
/** A line of a message is a line of the email; that is all it may become. */
const tags = (html: string) => html.match(/<(?!br>)[a-z!/?][^>]*>/gi);

describe.each(Object.entries(emails))('[hostile] the email %s', (_, build) => {
  it.each(hostileKinds)('keeps %s as text', (__, strings) => {
    const plain = composeEmail(build('Lan'));
    for (const text of strings) {
      const email = composeEmail(build(text));
      if (!email || !plain) throw new Error('no email');
      expect(tags(email.html), text.slice(0, 80)).toEqual(tags(plain.html));
      expect(email.subject).not.toMatch(/[\r\n\0\u2028\u2029]/);
      expect(email.subject.length).toBeLessThan(1_000);
    }
  });
});

const allowed =
  /^<\/?(?:p|br|b|strong|i|em|u|ul|ol|li|a)(?: href="(?:https?:\/\/|mailto:|tel:)[^"<>\s]*" rel="nofollow ugc noopener")?(?: \/)?>$/i;

it('[hostile] [T7] a description is the few elements that it may be, and stays what it is', async () => {
  for (const text of [...shortHostileStrings, ...longHostileStrings.map((one) => one.slice(0, 2_000))]) {
    for (const html of [text, `<p>${text}</p>`, `<a href="${text}">x</a>`]) {
      const clean = await sanitizeDescription(html);
      const strange = (clean.match(/<[^>]*>?/g) ?? []).filter((tag) => !allowed.test(tag));
      expect(strange, JSON.stringify(html.slice(0, 80))).toEqual([]);
      expect(await sanitizeDescription(clean)).toBe(clean);
    }
  }
});

it('[hostile] [T26] a line of the log stays one, whatever a browser reports', () => {
  const report = (text: string) => ({
    level: 'error',
    message: text,
    context: text,
    source: text,
    url: text,
    userAgent: text,
    userId: text,
    stackTrace: text,
    timestamp: '2026-01-15T03:00:00.000Z',
  });
  let taken = 0;
  for (const text of [...shortHostileStrings, ...longHostileStrings]) {
    for (const body of [text, JSON.stringify(text), JSON.stringify(report(text))]) {
      const plan = planLogEntry(new TextEncoder().encode(body));
      expect([204, 400, 413]).toContain(plan.status);
      if (plan.status !== 204) continue;
      taken += 1;
      // A control character that JSON would write as an escape is gone already.
      for (const value of Object.values(plan.entry))
        if (typeof value === 'string') expect(value).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
    }
  }
  expect(taken).toBeGreaterThan(0);
});
