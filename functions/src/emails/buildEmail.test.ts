import { expect, it } from 'vitest';
import { buildEmail, oneLine } from './buildEmail.ts';

it.each([
  ['Yamaha \u202eXVN\u202c 2020', 'Yamaha XVN 2020'],
  ['Son\u2066g\u2069 Nam', 'Song Nam'],
  ['La\u200bn\u2060', 'Lan'],
  ['Lan\r\nBcc: x', 'Lan Bcc: x'],
])('a line of an email hides nothing and turns nothing around: %j', (text, line) => {
  expect(oneLine(text)).toBe(line);
  const { subject, html } = buildEmail('en', { subject: text, paragraphs: [] });
  expect(subject).toBe(line);
  expect(html).toContain(`<title>${line}</title>`);
});
