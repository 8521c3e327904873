import { Window } from 'happy-dom';
import { expect, it } from 'vitest';
import { oneLine } from '../../../src/domain/text/oneLine.ts';
import { buildEmail, type EmailParts } from './buildEmail.ts';

const reason = 'You asked for it.';
const wordsOf = (html: string) => {
  const { document } = new Window();
  document.write(html);
  return [...document.querySelectorAll('h1, p, a.button')].map((block) => block.textContent);
};

it.each([
  ['Yamaha \u202eXVN\u202c 2020', 'Yamaha XVN 2020'],
  ['Son\u2066g\u2069 Nam', 'Song Nam'],
  ['La\u200bn\u2060', 'Lan'],
  ['Lan\r\nBcc: x', 'Lan Bcc: x'],
  [`${'a'.repeat(199)}😀`, 'a'.repeat(199)],
])('a line of an email hides nothing and turns nothing around: %j', (text, line) => {
  expect(oneLine(text)).toBe(line);
  const { subject, html } = buildEmail('en', { subject: text, paragraphs: [], reason });
  expect(subject).toBe(line);
  expect(html).toContain(`<title>${line}</title>`);
});

const parts: EmailParts = {
  subject: 'Hi',
  paragraphs: ['One\nline', '<b>Two</b>'],
  quote: 'Hello\r\nthere & "you"',
  original: 'In other words',
  actions: [
    { label: 'Yes', url: 'https://x.example/?a=1&b=2' },
    { label: 'No', url: 'https://x.example/no' },
  ],
  after: ['After', 'and then'],
  reason,
};

it('the text of an email is paragraphs, what somebody wrote, links, the name of the site and its operator', () => {
  const { subject, text } = buildEmail('vi', parts);
  expect(subject).toBe('Hi');
  expect(text).toBe(
    [
      'One\nline',
      '<b>Two</b>',
      '> Hello\n> there & "you"',
      'In other words',
      'Yes:\nhttps://x.example/?a=1&b=2',
      'No:\nhttps://x.example/no',
      'After',
      'and then',
      'Vongxe\nCông ty TNHH Ví Dụ Hư Cấu, Số 1 phố Hư Cấu, Hà Nội. Mã số thuế:\u00a00000000000.',
    ].join('\n\n'),
  );
});

it('its HTML says the same under a heading, with one button, and at its foot why it came and from whom', () => {
  const { html } = buildEmail('vi', parts);
  expect(wordsOf(html)).toEqual([
    'Hi',
    ...['Oneline', '<b>Two</b>'],
    ...['Hellothere & "you"', 'In other words'],
    ...['Yes', 'No '],
    ...['After', 'and then'],
    reason,
    'Công ty TNHH Ví Dụ Hư Cấu, Số 1 phố Hư Cấu, Hà Nội. Mã số thuế:\u00a00000000000.',
  ]);
  expect(html).toContain('One<br>line');
  expect(html).toContain('href="https://x.example/?a=1&amp;b=2"');
});

it('a sentence that the heading has said already is left out of the HTML, and stays in the text', () => {
  const { text, html } = buildEmail('en', {
    subject: 'Minh offers 5',
    paragraphs: ['Hello', 'Minh offers 5:'],
    reason,
  });
  const sender = 'Invented Example Company Ltd, 1 Invented Street, Hanoi. Tax code:\u00a00000000000.';
  expect(text).toBe(`Hello\n\nMinh offers 5:\n\nVongxe\n${sender}`);
  expect(wordsOf(html)).toEqual(['Minh offers 5', 'Hello', reason, sender]);
});

it.each([
  ['the message', { quote: `\n${'Xe '.repeat(60)}` }, 'Xe '.repeat(30)],
  ['else the last sentence', {}, 'Two'],
  ['whole signs', { quote: '🏍'.repeat(100) }, '🏍'.repeat(90)],
])('an inbox shows 90 characters beside the subject: %s', (_, changes, preview) => {
  const { html } = buildEmail('en', { subject: 'Hi', paragraphs: ['One', 'Two'], reason, ...changes });
  expect(html).toContain(
    `<body class="g-paper" style="background-color:#faf6ef;margin:0;padding:0">\n<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${preview}</div>`,
  );
});
