import { expect, it } from 'vitest';
import { readableText } from '../text/readableText.ts';
import { htmlOf } from './plainText.ts';

it.each([
  ['Xe đẹp', '<p>Xe đẹp</p>'],
  [' a \r\n\r\n b ', '<p>a</p><p>b</p>'],
  ['<script>alert(1)</script> & co', '<p>&lt;script&gt;alert(1)&lt;/script&gt; &amp; co</p>'],
  ['&lt;b&gt;', '<p>&amp;lt;b&amp;gt;</p>'],
  ['', ''],
  [' \n ', ''],
])('%j becomes %j, and its text is the same again', (text, html) => {
  expect(htmlOf(text)).toBe(html);
  expect(htmlOf(readableText(html))).toBe(html);
});

it('formatting is left out of a cell, line breaks are not', () => {
  expect(readableText('<p>Xe <b>đẹp</b>,\n máy êm</p><ul><li>ABS</li><li>LED<br>xenon</li></ul>')).toBe(
    'Xe đẹp, máy êm\nABS\nLED\nxenon',
  );
});
