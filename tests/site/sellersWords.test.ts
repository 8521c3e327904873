import { expect, it } from 'vitest';
import { renderBundle } from '../../functions/src/platform/renderBundle.ts';
import { samplePages } from '../../local/build/samplePages.ts';
import { titleOf } from './built.ts';

const server = new URL('../../dist/server/', import.meta.url);
const { render } = renderBundle(server, new URL('entry.mjs', server));

it('a petrol bike in Hanoi tells of the low-emission zone; an electric one, a sold one and others do not', async () => {
  const page = samplePages().find(({ locals }) => locals.listing);
  if (!page?.locals.listing) throw new Error('no page of a bike');
  const { listing: shown } = page.locals;
  const bike = { ...shown.listing, location: 'Hanoi', fuel: 'gasoline', status: 'active' } as const;
  const tells = async (listing: typeof shown.listing) =>
    (await render(page.path, { listing: { ...shown, listing } })).html.includes('buying-guide#emissions');
  expect(await tells(bike)).toBe(true);
  expect(await tells({ ...bike, fuel: 'electric' })).toBe(false);
  expect(await tells({ ...bike, status: 'sold' })).toBe(false);
  expect(await tells({ ...bike, location: 'Da Nang' })).toBe(false);
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
