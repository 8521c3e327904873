import { expect, it } from 'vitest';
import { buildEmail } from './buildEmail.ts';
import { oneLine } from './oneLine.ts';

it.each([
  ['Yamaha \u202eXVN\u202c 2020', 'Yamaha XVN 2020'],
  ['Son\u2066g\u2069 Nam', 'Song Nam'],
  ['La\u200bn\u2060', 'Lan'],
  ['Lan\r\nBcc: x', 'Lan Bcc: x'],
  [`${'a'.repeat(199)}😀`, 'a'.repeat(199)],
])('a line of an email hides nothing and turns nothing around: %j', (text, line) => {
  expect(oneLine(text)).toBe(line);
  const { subject, html } = buildEmail('en', { subject: text, paragraphs: [] });
  expect(subject).toBe(line);
  expect(html).toContain(`<title>${line}</title>`);
});

it('an email is paragraphs, what somebody wrote, small letters, buttons and the name of the site', () => {
  const email = buildEmail('vi', {
    subject: 'Hi',
    paragraphs: ['One\nline', '<b>Two</b>'],
    quote: 'Hello\r\nthere & "you"',
    small: 'In small',
    buttons: [
      { label: 'Yes', url: 'https://x.example/?a=1&b=2' },
      { label: 'No', url: 'https://x.example/no' },
    ],
    after: 'After',
  });
  expect(email).toEqual({
    subject: 'Hi',
    text: [
      'One\nline',
      '<b>Two</b>',
      '> Hello\n> there & "you"',
      'In small',
      'Yes:\nhttps://x.example/?a=1&b=2',
      'No:\nhttps://x.example/no',
      'After',
      'Vongxe',
    ].join('\n\n'),
    html:
      '<!doctype html><html lang="vi"><meta charset="utf-8"><title>Hi</title>' +
      '<body><p>One<br>line</p><p>&lt;b&gt;Two&lt;/b&gt;</p>' +
      '<blockquote><p>Hello<br>there &amp; &quot;you&quot;</p></blockquote>' +
      '<small><p>In small</p></small>' +
      '<p><a href="https://x.example/?a=1&amp;b=2">Yes</a></p><p><a href="https://x.example/no">No</a></p>' +
      '<p>After</p><p>Vongxe</p></body></html>',
  });
});

it('an email without buttons has none, and one button is one', () => {
  const plain = buildEmail('en', { subject: 'Hi', paragraphs: ['One'] });
  expect(plain.text).toBe('One\n\nVongxe');
  expect(plain.html).toMatch(/<body><p>One<\/p><p>Vongxe<\/p><\/body>/);
  const button = { label: 'Yes', url: 'https://x.example' };
  const { text } = buildEmail('en', { subject: 'Hi', paragraphs: [], button });
  expect(text).toBe('Yes:\nhttps://x.example\n\nVongxe');
});
