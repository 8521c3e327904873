import { describe, expect, it } from 'vitest';
import { isReadingPage, partsOf, slimmed } from './readingPage.ts';
import { trim } from './trim.ts';

const runtime = '(self.Astro||(self.Astro={})).ask=a;';
const island = '<astro-island ssr client="ask"><a class="x">y</a></astro-island>';
const page =
  `<head><script>own()</script><script data-wake>wake()</script><style>a{}</style></head><style>b{}</style>` +
  `<script>${runtime}</script>${island}<script type="application/ld+json">{}</script>`;

describe('a page that is read', () => {
  it('is known by the script that wakes its islands', () => {
    expect(isReadingPage(page)).toBe(true);
    expect(isReadingPage('<script>own()</script>')).toBe(false);
  });

  it('is taken apart and put together without what its islands need', () => {
    expect(partsOf(page)).toEqual({ styles: 'a{}b{}', islands: runtime, scripts: ['own()', 'wake()'] });
    expect(slimmed(page, 'c{}', { styles: '/w.css', islands: '/i.js' })).toBe(
      `<head><script>own()</script><script data-islands="/i.js" data-styles="/w.css">wake()</script><style>c{}</style></head>` +
        `${island}<script type="application/ld+json">{}</script>`,
    );
  });

  it('has no island that wakes otherwise', () => {
    expect(() => partsOf(page.replace('client="ask"', 'client="load"'))).toThrow('wakes by load');
  });
});

describe('trimmed HTML', () => {
  it.each([
    ['<p class="a hover:b md:gone">x</p>', '<p class="a hover:b">x</p>', 'has no utility without a style'],
    ['<p class="gone">x</p>', '<p class="gone">x</p>', 'has every plain name, which a script may look for'],
    ['<b class="md:w-[1.5rem]">x</b>', '<b class="md:w-[1.5rem]">x</b>', 'has utilities with odd names'],
    [
      '<astro-island><b class="md:gone">x</b></astro-island>',
      '<astro-island><b class="md:gone">x</b></astro-island>',
      'has islands as they were',
    ],
    [
      '<script>"<b class="md:gone">"</script>',
      '<script>"<b class="md:gone">"</script>',
      'has scripts as they were',
    ],
  ])('%s → %s: %s', (html, trimmed) =>
    expect(trim(html, '.hover\\:b:hover{}.md\\:w-\\[1\\.5rem\\]{}')).toBe(trimmed),
  );
});
