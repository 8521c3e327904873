import { renderBundle } from '../../../functions/src/platform/renderBundle.ts';
import { readInline } from '../../../local/build/collectInline.ts';
import { samplePages } from '../../../local/build/samplePages.ts';
import { inRoot } from '../../../local/project.ts';
import { buildListings } from '../../../local/seed/buildListings.ts';
import { renditionsOf } from '../../../local/seed/pictures.ts';
import { fallbackRates } from '../../../src/domain/money/money.ts';
import { type Rendition, renditions } from '../../../src/domain/photos/photo.ts';
import { pageHeaders } from '../../../src/domain/platform/pageHeaders.ts';
import { landingPiece, localize, paths } from '../../../src/paths.ts';
import { folderSite, type Site } from './serveSites.ts';

const html = 'text/html; charset=utf-8';

const photoSite = (): Site => {
  const photos = new Map(
    buildListings(60, Date.UTC(2026, 0, 15)).flatMap((one) => one.photos.map(({ id, name }) => [id, name])),
  );
  const names = Object.keys(renditions) as Rendition[];
  return async (path) => {
    const [, id = '', file] = /^\/photos\/[^/]+\/([^/]+)\/(.+)$/.exec(path) ?? [];
    const [photo, name] = [photos.get(id), names.find((one) => renditions[one].file === file)];
    if (!photo || !name) return null;
    return { body: (await renditionsOf(photo))[name], type: renditions[name].type };
  };
};

/** This site without its database: files of the build, sample pages rendered once, photos of the demo. */
export const ourSite = async (): Promise<{ site: Site; home: string; pages: Record<string, string> }> => {
  const server = new URL('../../../dist/server/', import.meta.url);
  const { render } = renderBundle(server, new URL('entry.mjs', server));
  const samples = samplePages();
  const pages = new Map<string, string>();
  const of = (test: (sample: (typeof samples)[number]) => unknown) => samples.find(test);
  const places = {
    home: of(({ locals }) => locals.home && !locals.home.results),
    homeVi: of(({ path, locals }) => path === localize('vi', paths.home) && !locals.home?.results),
    results: of(({ locals }) => locals.home?.results),
    listing: of(({ locals }) => locals.listing?.listing.status === 'active'),
    sold: of(({ locals }) => locals.listing?.listing.status === 'sold'),
    market: of(({ locals }) => locals.landing && locals.landing.cards.length === 12),
  };
  const addresses: Record<string, string> = {};
  for (const [name, sample] of Object.entries(places)) {
    if (!sample) throw new Error(`no sample of ${name}`);
    const address = name === 'results' ? '/results' : sample.path === landingPiece ? '/market' : sample.path;
    addresses[name] = address;
    pages.set(address, (await render(sample.path, sample.locals)).html);
  }
  const cards = places.home?.locals.home?.cards.slice(0, 4) ?? [];
  const similar = (await render('/cards', { cards: { cards, rates: fallbackRates } })).html;
  const photos = photoSite();
  const files = folderSite(inRoot('dist', 'client'));
  const headers = pageHeaders(readInline());
  const site: Site = async (path) => {
    const page = pages.get(path) ?? (path.startsWith(paths.similar('')) ? similar : undefined);
    if (page) return { body: Buffer.from(page), type: html, headers };
    if (path.startsWith('/photos/')) return photos(path);
    const file = await files(path);
    return file?.type === html ? { ...file, headers } : file;
  };
  return { site, home: pages.get(paths.home) ?? '', pages: addresses };
};

export const photosOfHome = (home: string) =>
  [...home.matchAll(/<img\b[^>]*src="\/photos\/[^>]*>/g)].map(([tag]) => tag);
