import { describe, expect, it } from 'vitest';
import { everyEmail, everyKind, linksTo, tagsOf } from '../../../tests/fixtures/everyEmail.ts';
import {
  hostileKinds,
  longHostileStrings,
  shortHostileStrings,
} from '../../../tests/fixtures/hostileStrings.ts';
import { sanitizeDescription } from '../listings/sanitizeDescription.ts';
import { planLogEntry } from '../monitoring/logEntry.plan.ts';
import { composeEmail } from './mail.ts';

const links = linksTo('https://vongxe.example/messages#x');
const emailsSaying = (text: string) => everyEmail('an@example.com', links, { language: 'vi', text });

describe.each(everyKind)('[hostile] the email %s', (kind) => {
  it.each(hostileKinds)('keeps %s as text', (_, strings) => {
    const plain = composeEmail(emailsSaying('Lan')[kind]);
    for (const text of strings) {
      const email = composeEmail(emailsSaying(text)[kind]);
      if (!email || !plain) throw new Error('no email');
      expect(tagsOf(email.html), text.slice(0, 80)).toEqual(tagsOf(plain.html));
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
      // JSON escapes control characters, so none may be left.
      for (const value of Object.values(plan.entry))
        if (typeof value === 'string') expect(value).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
    }
  }
  expect(taken).toBeGreaterThan(0);
});
