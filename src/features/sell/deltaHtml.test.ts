import { describe, expect, it } from 'vitest';
import { deltaToHtml, htmlToText, isPlain, type Op, textToHtml } from './deltaHtml.ts';

const line = (list?: string): Op => ({ insert: '\n', attributes: list ? { list } : undefined });

describe('the stored description', () => {
  it.each([
    ['a paragraph', [{ insert: 'Xe đẹp\n' }], '<p>Xe đẹp</p>'],
    ['two paragraphs and the gap between', [{ insert: 'a\n\nb\n' }], '<p>a</p><p><br></p><p>b</p>'],
    ['bold', [{ insert: 'a', attributes: { bold: true } }, line()], '<p><strong>a</strong></p>'],
    ['italic', [{ insert: 'a', attributes: { italic: true } }, line()], '<p><em>a</em></p>'],
    ['underline', [{ insert: 'a', attributes: { underline: true } }, line()], '<p><u>a</u></p>'],
    [
      'a bullet list',
      [{ insert: 'a' }, line('bullet'), { insert: 'b' }, line('bullet')],
      '<ul><li>a</li><li>b</li></ul>',
    ],
    ['a numbered list', [{ insert: 'a' }, line('ordered')], '<ol><li>a</li></ol>'],
    [
      'one list after another',
      [{ insert: 'a' }, line('bullet'), { insert: 'b' }, line('ordered'), { insert: 'c\n' }],
      '<ul><li>a</li></ul><ol><li>b</li></ol><p>c</p>',
    ],
    [
      'a link',
      [{ insert: 'site', attributes: { link: 'https://a.vn/?a=1&b="2' } }, line()],
      '<p><a href="https://a.vn/?a=1&amp;b=&quot;2">site</a></p>',
    ],
    ['nothing', [{ insert: '\n' }], ''],
    ['trailing gaps', [{ insert: 'a\n\n\n' }], '<p>a</p>'],
    ['a kind it does not know', [{ insert: { image: 'x' } }, { insert: 'a\n' }], '<p>a</p>'],
  ] as [string, Op[], string][])('[S2.70] writes %s', (_name, ops, html) => {
    expect(deltaToHtml(ops)).toBe(html);
  });

  it.each([
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    'vbscript:x',
  ])('[S2.70] drops the link %s and keeps its words', (link) => {
    expect(deltaToHtml([{ insert: 'a', attributes: { link } }, line()])).toBe('<p>a</p>');
  });

  it('[S2.70] turns markup that was typed into text', () => {
    expect(deltaToHtml([{ insert: '<img src=x onerror=alert(1)> & co\n' }])).toBe(
      '<p>&lt;img src=x onerror=alert(1)&gt; &amp; co</p>',
    );
  });
});

describe('the plain field that stands in', () => {
  it.each(['Xe đẹp', 'a\nb', 'a\n\nb', '<b> & "c"', '1 < 2 &amp; 3', ''])('keeps %j both ways', (text) => {
    expect(htmlToText(textToHtml(text))).toBe(text);
    expect(isPlain(textToHtml(text))).toBe(true);
  });

  it('does not take a formatted description for plain', () => {
    expect(isPlain('<p>a <strong>b</strong></p>')).toBe(false);
    expect(isPlain('<ul><li>a</li></ul>')).toBe(false);
    expect(htmlToText('<p>a <strong>b</strong></p><ul><li>c</li></ul>')).toBe('a b\nc');
  });
});
