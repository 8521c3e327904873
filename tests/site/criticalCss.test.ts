import { describe, expect, it } from 'vitest';
import { isCriticalCssOn } from '../../local/build/criticalCss/isOn.ts';
import { headings, page, readingPages, scripts, tags, text } from './built.ts';

const runtime = /customElements\.define\("astro-island"/;

describe.each(readingPages)('%s', (_, lang, path) => {
  const html = page(lang, path);
  const [head = '', body = ''] = html.split('</head>');

  it.runIf(isCriticalCssOn)(
    'is painted as far as its fold with what is in the page, and waits there for the rest of the styles',
    () => {
      expect(head).toContain('<link rel="expect" href="#fold" blocking="render"><style>');
      expect(tags(head, 'link').filter(({ rel }) => rel === 'stylesheet')).toEqual([]);
      const [above = '', below = ''] = body.split('<link id="fold" rel="stylesheet"');
      expect(headings(above, 1)).toHaveLength(1);
      // 420 characters are more than a phone's screen of 360 by 740 pixels shows.
      expect(text(above.replace(/[\s\S]*<main/, '<main')).length).toBeGreaterThan(420);
      expect(below).toMatch(/^ href="\/_astro\/whole\.[\w-]+\.css"><script data-islands=/);
      expect(below).toContain('</footer>');
      expect(html).not.toMatch(runtime);
    },
  );

  it.skipIf(isCriticalCssOn)('carries all styles and what wakes islands, and waits for no file', () => {
    expect(head).toContain('/*! tailwindcss');
    expect(head).toContain('.skip-link');
    expect(html).not.toContain('rel="expect"');
    expect(tags(html, 'link').filter(({ rel }) => rel === 'stylesheet')).toEqual([]);
    expect(scripts(html).filter(({ attributes }) => attributes.includes('data-islands'))).toEqual([]);
    expect(html).toMatch(runtime);
  });
});
