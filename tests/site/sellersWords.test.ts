import { expect, it } from 'vitest';
import { renderBundle } from '../../functions/src/pages/renderBundle.ts';
import { samplePages } from '../../local/build/samplePages.ts';
import { titleOf } from './built.ts';

const server = new URL('../../dist/server/', import.meta.url);
const { render } = renderBundle(server, new URL('entry.mjs', server));

it('what a seller wrote is words in the title of a page, not HTML', async () => {
  const page = samplePages().find(({ locals }) => locals.listing);
  if (!page?.locals.listing) throw new Error('no page of a bike');
  const model = '</title><meta http-equiv=refresh content=0>';
  const listing = { ...page.locals.listing, listing: { ...page.locals.listing.listing, model } };
  const { html } = await render(page.path, { listing });
  expect(titleOf(html)).toContain(model);
  // Between the quotation marks of an attribute, nothing of it is HTML.
  expect(html.replace(/="[^"]*"/g, '')).not.toContain('<meta http-equiv');
});
