import { expect, it } from 'vitest';
import { sanitizeDescription } from './sanitizeDescription.ts';

// Known bugs of other sanitizers (docs/reliability.md).
it.each([
  [
    'sanitize-html#69, #666',
    '<p>A & b &amp; <a href="https://a.vn/?a=1&b=2&image_uri=3">c</a></p>',
    '<p>A &amp; b &amp; <a href="https://a.vn/?a=1&amp;b=2&amp;image_uri=3" rel="nofollow ugc noopener">c</a></p>',
  ],
  ['sanitize-html#100', '!<textarea>&lt;/textarea&gt;&lt;svg/onload=alert(1)&gt;</textarea>!', '!!'],
  ['quill#721, WebKit#60112', '<p>a<img src="data:image/png;base64,AAAA">b</p>', '<p>ab</p>'],
  [
    'ox-content#1215',
    '<a href="&#106;avascript:alert(1)">x</a><a href="javascript&colon;alert(1)">y</a>',
    '<a>x</a><a>y</a>',
  ],
  ['java-html-sanitizer#205, DOMPurify#963', `${'<div>'.repeat(600)}words${'</div>'.repeat(600)}`, 'words'],
])('%s: cleans it, and cleaning it again changes nothing', async (_, written, shown) => {
  expect(await sanitizeDescription(written)).toBe(shown);
  expect(await sanitizeDescription(shown)).toBe(shown);
});
