import { describe, expect, it } from 'vitest';
import { isReadingPage, partsOf, withCriticalCss } from './readingPage.ts';

const runtime = '(self.Astro||(self.Astro={})).ask=a;';
const island = '<astro-island ssr client="ask"><a class="x">y</a></astro-island>';
const top =
  '<head><script data-file="/f.css">own()</script><style>a{}</style></head><style>b{}</style><h1>x</h1>';
const fold = '<script data-wake>wake()</script>';
const rest = `<script>${runtime}</script>${island}<script>late()</script><script type="application/ld+json">{}</script>`;
const page = top + fold + rest;

describe('a page that is read', () => {
  it('is known by its fold', () => {
    expect(isReadingPage(page)).toBe(true);
    expect(isReadingPage(top + rest)).toBe(false);
  });

  it('is taken apart and put together without what its islands need, the whole styles at its fold', () => {
    expect(partsOf(page)).toEqual({ styles: 'a{}b{}', islands: runtime, top, scripts: ['own()'] });
    expect(withCriticalCss(page, 'c{}', { styles: '/w.css', islands: '/i.js' })).toBe(
      '<head><script data-file="/f.css">own()</script><link rel="expect" href="#fold" blocking="render"><style>c{}</style></head><h1>x</h1>' +
        '<link id="fold" rel="stylesheet" href="/w.css"><script data-islands="/i.js">wake()</script>' +
        `${island}<script>late()</script><script type="application/ld+json">{}</script>`,
    );
  });

  it('has no island that wakes otherwise', () => {
    expect(() => partsOf(page.replace('client="ask"', 'client="load"'))).toThrow('wakes by load');
  });

  it('has one fold', () => {
    expect(() => partsOf(page + fold)).toThrow('2 folds');
  });
});
