import { describe, expect, it } from 'vitest';
import { renderBundle } from '../../functions/src/platform/renderBundle.ts';
import { samplePages } from '../../local/build/samplePages.ts';
import { text, titleOf } from './built.ts';

const server = new URL('../../dist/server/', import.meta.url);
const { render } = renderBundle(server, new URL('entry.mjs', server));

describe('the page of a bike answers whether one may ride it in a low-emission zone', () => {
  const answers = async (changes: object) => {
    const page = samplePages().find(({ locals }) => locals.listing);
    if (!page?.locals.listing) throw new Error('no page of a bike');
    const { listing: shown } = page.locals;
    const base = { location: 'Hanoi', fuel: 'gasoline', status: 'active', engine: '110cc', year: 2015 };
    const listing = { ...shown.listing, ...base, ...changes } as typeof shown.listing;
    const { html } = await render(page.path, { listing: { ...shown, listing } });
    return { words: text(html), isWarned: html.includes('data-low-emission'), html };
  };

  it('a petrol bike in Hanoi: with the dates, the level of its year, sources and their day', async () => {
    const { words, isWarned, html } = await answers({});
    expect(isWarned).toBe(true);
    expect(words).toMatch(
      /Hanoi: not everywhere, and not at all times\. From 1 July 2026: 9 wards inside Ring Road 1\..*57\/2025\/NQ-HĐND.*checked on \d+ \w+ 20\d\d Ho Chi Minh City: yes, as far as we know/,
    );
    expect(words).toContain(
      'level 2 for a bike made in 2015, according to a draft regulation. Testing is expected to begin in Hanoi on 1 July 2027.',
    );
    expect(html.match(/<section[^>]*ride-there[\s\S]*?<\/section>/)?.[0]).not.toContain('<script');
  });

  it('an electric bike: yes, and no test', async () => {
    const { words, isWarned } = await answers({ fuel: 'electric' });
    expect(isWarned).toBe(false);
    expect(words).toContain("Hanoi: yes. We've found no rules that affect this bike.");
    expect(words).toContain('Emissions test: not required for electric bikes.');
  });

  it('elsewhere without a warning, the nearest city first; a sold bike says nothing', async () => {
    const saigon = await answers({ location: 'Thu Duc', year: 2006 });
    expect(saigon.isWarned).toBe(false);
    expect(saigon.words).toMatch(
      /Can I ride it in the city\? Ho Chi Minh City: .*Proposed from September 2027/,
    );
    expect((await answers({ location: 'Thu Duc' })).words).not.toContain('Proposed from September 2027');
    expect((await answers({ status: 'sold' })).words).not.toContain('Can I ride it in the city?');
  });
});

it('what a seller wrote is words in the title of a page, not HTML', async () => {
  const page = samplePages().find(({ locals }) => locals.listing);
  if (!page?.locals.listing) throw new Error('no page of a bike');
  const model = '</title><meta http-equiv=refresh content=0>';
  const listing = { ...page.locals.listing, listing: { ...page.locals.listing.listing, model } };
  const { html } = await render(page.path, { listing });
  expect(titleOf(html)).toContain(model);
  // Removes attribute values, which are never interpreted as HTML.
  expect(html.replace(/="[^"]*"/g, '')).not.toContain('<meta http-equiv');
});
