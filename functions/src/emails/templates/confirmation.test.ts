import { describe, expect, it } from 'vitest';
import { oneLine } from '../../../../src/domain/text/oneLine.ts';
import { confirmation, confirmationTexts } from './confirmation.ts';

const url = 'https://vongxe.example/auth/action?mode=verifyEmail&oobCode=a-b_c';
const build = (changes: Partial<Parameters<typeof confirmation>[0]> = {}) =>
  confirmation({ language: 'en', name: 'Lan', url, ...changes });

it('[S6.13] carries the link in both of its forms', () => {
  const email = build();
  expect(email.text).toContain(url);
  expect(email.html).toContain(`href="${url.replace('&', '&amp;')}"`);
});

it('is written in the language of the visitor', () => {
  expect(build({ language: 'vi' }).text).toContain('Xin chào bạn');
  expect(build({ language: 'vi' }).html).toContain('<html lang="vi">');
  for (const { en, vi } of Object.values(confirmationTexts)) expect(vi).not.toBe(en);
});

it.each([null, 'Lan', 'WIN 100M: https://phish.example/claim'])(
  'greets whoever the address belongs to, and says no name that was typed: %j',
  (name) => {
    const { subject, text, html } = build({ name });
    expect(text).toMatch(/^Hello,\n/);
    expect({ subject, text, html }).toEqual(build({ name: null }));
  },
);

const hostile = [
  '<img src=x onerror=alert(1)>',
  '"><script>alert(1)</script>',
  "' onmouseover='x",
  'a\r\nBcc: victim@example.com',
  'a\nSubject: other',
  'a\0b',
  'a\u2028b\u2029c',
  '</title><svg onload=x>',
  '{url}',
  '&lt;b&gt;',
];

describe.each(hostile)('a name like %j', (name) => {
  const email = build({ name });
  const tags = (html: string) => html.match(/<[a-z!/][^>]*>/gi);

  it('adds no element to the email', () => {
    expect(tags(email.html)).toEqual(tags(build({ name: 'Lan' }).html));
  });

  it('adds no line to a header', () => {
    expect(oneLine(name)).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
    expect(email.subject).toBe(build().subject);
    expect(email.text.split('\n').length).toBe(build().text.split('\n').length);
  });
});
