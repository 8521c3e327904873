import { describe, expect, it } from 'vitest';
import { paths } from '../../src/paths.ts';
import { page, readingPages, scripts, tags, weight } from './built.ts';

const kilobyte = 1024;
/** What the whole document may weigh: the words of a guide are worth more bytes than those of a policy. */
const limits = { legal: 14, guide: 22 } as const;
const scriptLimit = 3;
const legal: readonly string[] = [paths.terms, paths.privacy, paths.cookiePolicy];

describe.each(readingPages)('%s', (_, lang, path) => {
  const html = page(lang, path);

  it('links no script and no style sheet, and carries at most 3 KB of script', () => {
    expect(scripts(html).filter(({ attributes }) => attributes.includes('src='))).toEqual([]);
    expect(tags(html, 'link').filter(({ rel }) => rel === 'stylesheet' || rel === 'modulepreload')).toEqual(
      [],
    );
    const script = scripts(html)
      .map(({ code }) => code)
      .join('\n');
    expect(weight(script)).toBeLessThanOrEqual(scriptLimit * kilobyte);
  });

  it('fits its weight', () => {
    expect(weight(html)).toBeLessThanOrEqual((legal.includes(path) ? limits.legal : limits.guide) * kilobyte);
  });

  it('asks for nothing of other sites before a click', () => {
    const sources = ['img', 'script', 'iframe', 'video', 'source'].flatMap((name) => tags(html, name));
    expect(sources.filter(({ src, srcset }) => /https?:/.test(`${src} ${srcset}`))).toEqual([]);
    expect(tags(html, 'iframe')).toEqual([]);
  });

  it('loads what is below the fold late', () => {
    const images = tags(html, 'img');
    const early = images.filter(({ loading }) => loading !== 'lazy');
    expect(early.length).toBeLessThanOrEqual(1);
    for (const image of early) expect(image.fetchpriority).toBe('high');
  });
});
