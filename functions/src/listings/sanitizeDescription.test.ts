import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sanitizeDescription } from './sanitizeDescription.ts';

it.each([
  ['<p>Hi</p>', '<p>Hi</p>'],
  ['<ul><li>One</li></ul><ol><li>Two</li></ol>', '<ul><li>One</li></ul><ol><li>Two</li></ol>'],
  [
    '<p><strong>a</strong><b>b</b><em>c</em><i>d</i><u>e</u></p>',
    '<p><strong>a</strong><b>b</b><em>c</em><i>d</i><u>e</u></p>',
  ],
  ['one<br>two', 'one<br />two'],
  ['<h1>Big</h1><img src=x onerror=alert(1)>', 'Big'],
  ['<p style="color:red" class="x" onclick="x()">a</p>', '<p>a</p>'],
  ['<script>alert(1)</script><style>p{}</style>b', 'b'],
  ['<a href="https://a.vn/x">a</a>', '<a href="https://a.vn/x" rel="nofollow ugc noopener">a</a>'],
  [
    '<a href="mailto:a@b.vn" target="_blank">a</a>',
    '<a href="mailto:a@b.vn" rel="nofollow ugc noopener">a</a>',
  ],
  [
    '<a href="tel:+84912345678" rel="follow">a</a>',
    '<a href="tel:+84912345678" rel="nofollow ugc noopener">a</a>',
  ],
  ['<a href="/sell">a</a>', '<a>a</a>'],
  ['<a href="//evil.example">a</a>', '<a>a</a>'],
  ['1 < 2 & 3', '1 &lt; 2 &amp; 3'],
])('makes %s into %s', async (html, clean) => {
  expect(await sanitizeDescription(html)).toBe(clean);
});

const schemes = [
  'javascript:',
  'JaVaScRiPt:',
  'java\tscript:',
  '\u00a0javascript:',
  '\u2028javascript:',
  '\x01javascript:',
  'data:text/html,',
  'vbscript:',
  '&#106;avascript:',
  'javascript&colon;',
  'file:///',
  'blob:',
  '//',
  '\\\\',
  'https:javascript:',
  ' https:',
];
const wrappers = [
  (x: string) => `<a href="${x}alert(1)">x</a>`,
  (x: string) => `<a href='${x}alert(1)'>x</a>`,
  (x: string) => `<a href=${x}alert(1)>x</a>`,
  (x: string) => `<a HREF="${x}alert(1)" href="https://a.vn">x</a>`,
  (x: string) => `<svg><a xlink:href="${x}alert(1)">x</a></svg>`,
  (x: string) => `<iframe src="${x}alert(1)"></iframe>`,
  (x: string) => `<form action="${x}alert(1)"><button>x`,
  (x: string) => `<math><mtext><a href="${x}alert(1)">x`,
];
const breakouts = [
  '<img src=x onerror=alert(1)//',
  '<svg/onload=alert(1)>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<<script>alert(1)//<</script>',
  '<p><!--><img src=x onerror=alert(1)>--></p>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<textarea><script>alert(1)</script>',
  '<xmp><p title="</xmp><img src=x onerror=alert(1)>">',
  '<template><script>alert(1)</script></template>',
  '<style><img src="</style><img src=x onerror=alert(1)>">',
  '<body onload=alert(1)>',
  '<a href="https://a.vn" onmouseover=alert(1)>x</a>',
  '<a/href="https://a.vn"/onclick=alert(1)>x',
  '<p/onclick=alert(1)>',
  '<details open ontoggle=alert(1)>',
  '<object data="x">',
  '<embed src=x>',
  '<base href="//evil.example/">',
  '<meta http-equiv=refresh content="0;url=//evil.example">',
  '<link rel=stylesheet href=//evil.example>',
  '<input autofocus onfocus=alert(1)>',
  '<video><source onerror=alert(1)>',
  '<math><mi xlink:href="javascript:alert(1)">',
  '<a href="https://a.vn&quot; onclick=&quot;alert(1)">x</a>',
  '<plaintext><script>alert(1)',
  '<title></title><script>alert(1)</script>',
  '\0<script>alert(1)</script>',
  '<scr\0ipt>alert(1)</scr\0ipt>',
  '<![CDATA[<script>alert(1)</script>]]>',
  '<?xml <img src=x onerror=alert(1)> ?>',
];
const corpus = [
  ...wrappers.flatMap((wrap) => schemes.map(wrap)),
  ...breakouts,
  ...breakouts.map((payload) => `<p>${payload}</p>`),
  ...breakouts.map((payload) => `<ul><li>${payload}`),
];

/** Allowed output: text without <, and exactly these tags. */
const link =
  /<a(?: href="(?:https?:\/\/[^\s/"<>][^"<>]*|mailto:[^\s"<>]+|tel:[^\s"<>]+)" rel="nofollow ugc noopener")?>/i;
const allowed = new RegExp(`^(?:[^<]|<br />|</?(?:p|b|strong|i|em|u|ul|ol|li)>|</a>|${link.source})*$`, 'i');

it('has a corpus worth the name', () => {
  expect(new Set(corpus).size).toBeGreaterThanOrEqual(200);
});

it.each(corpus)('leaves nothing that runs of %j', async (payload) => {
  const clean = await sanitizeDescription(payload);
  expect(clean).toMatch(allowed);
  expect(await sanitizeDescription(clean)).toBe(clean);
});

it('leaves nothing that runs of any mixture, and cleans what is clean into itself', async () => {
  const piece = fc.oneof(
    fc.constantFrom(...corpus),
    fc.constantFrom('<p>', '</p>', '"', "'", '>', '<', '&', '<a href="'),
    fc.string(),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(piece, { maxLength: 8 }), async (pieces) => {
      const clean = await sanitizeDescription(pieces.join(''));
      expect(clean).toMatch(allowed);
      expect(await sanitizeDescription(clean)).toBe(clean);
    }),
    { numRuns: 300 },
  );
});
