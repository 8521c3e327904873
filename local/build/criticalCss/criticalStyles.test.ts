import { describe, expect, it } from 'vitest';
import { shownStyles } from './criticalStyles.ts';
import { shownIn } from './elements.ts';

const page =
  '<html lang="en"><body class="md:flex -mt-1/2"><nav class="menu"><a href="/x" class="here">x</a></nav>' +
  '<p id="lead">y</p><img src="/a.webp"><input type="checkbox"><details><summary>z</summary></details></body></html>';
const shown = (css: string, scripts = '', html = page) => shownStyles(css, shownIn([html], scripts));

describe('styles that a page could need stay', () => {
  it.each([
    ['.md\\:flex{color:red}', 'with a name of Tailwind'],
    ['.-mt-1\\/2{color:red}', 'with a fraction'],
    [':focus-visible{color:red}', 'for a state alone'],
    ['.here:hover{color:red}', 'for the state of something that is there'],
    ['nav>.here{color:red}', 'for a child'],
    ['.menu~#lead{color:red}', 'for a sibling, wherever it is'],
    ['p:not(.gone){color:red}', 'for what has not a name'],
    ['details[open] summary{color:red}', 'for what a browser opens'],
    ['body:has(:checked) p{color:red}', 'for a page in a state'],
    ['.menu{& a{color:red}}', 'inside of another rule'],
    ['@media print{img{color:red}}', 'on paper'],
    ['@font-face{font-family:A;src:url(/a.woff2)}', 'of a typeface'],
  ])('%s: %s', (css) => expect(shown(css)).toBe(css));

  it('where a script names a class, a key of a dataset or an element', () => {
    const css = '.stuck{color:red}[data-member] p{color:#00f}b.new{color:#000}';
    const scripts = 'x.classList.add("stuck");y.dataset.member="";s="<b class=\'new\'>"';
    expect(shown(css, scripts)).toBe(css);
    expect(shown(css)).toBe('');
  });

  it('where one of several pages needs them', () => {
    const css = 'em{color:red}i{color:red}u{color:red}';
    expect(shownStyles(css, shownIn(['<em>a</em>', '<i>b</i>'], ''))).toBe('em,i{color:red}');
  });
});

describe('styles that match nothing go', () => {
  it.each([
    ['.gone{color:red}'],
    ['a.menu{color:red}'],
    ['.menu p{color:red}'],
    ['p:is(.a,.b){color:red}'],
    [':has(dialog){color:red}'],
    ['.gone{& a{color:red}}'],
    ['::file-selector-button{color:red}'],
    ['::-webkit-datetime-edit{color:red}'],
    ['@media print{.gone{color:red}}'],
    ['@keyframes spin{to{rotate:1turn}}'],
    ['@property --a{syntax:"*";inherits:false}'],
    [':root{--a:1px;--b:var(--a)}'],
  ])('%s', (css) => expect(shown(css)).toBe(''));

  it('also from a list, which keeps the others', () => {
    expect(shown('a,.gone,p:hover{color:red}')).toBe('a,p:hover{color:red}');
  });
});

describe('custom properties', () => {
  it.each([
    [
      ':root{--a:1px;--b:var(--a)}p{margin:calc(var(--b)*4)}',
      'p{margin:4px}',
      'that are constant become their value',
    ],
    ['p{margin:var(--a,var(--b,2px))}', 'p{margin:2px}', 'that nobody sets become their fallback'],
    [
      '@property --a{syntax:"*";inherits:false;initial-value:solid}p{border-style:var(--a)}',
      'p{border-style:solid}',
      'that only begin become their beginning',
    ],
    ['p{--a:1px;margin:var(--a)}', 'p{margin:1px}', 'that are read where they are set become their value'],
    [
      ':root{--a:1px}.here{--a:2px}p{margin:var(--a)}',
      ':root{--a:1px}.here{--a:2px}p{margin:var(--a)}',
      'that change stay',
    ],
    [
      '.here{--a:2px}p{margin:var(--a,1px)}',
      '.here{--a:2px}p{margin:var(--a,1px)}',
      'that something may set stay',
    ],
  ])('%s → %s: %s', (css, criticalCss) => expect(shown(css)).toBe(criticalCss));

  it('that a script knows stay', () => {
    const css = ':root{--a:1px}p{margin:var(--a)}';
    expect(shown(css, 'style="width:var(--a)"')).toBe(css);
  });
});
