import { Timestamp } from 'firebase-admin/firestore';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { isWaiting } from '../../functions/src/catalogue/gather.ts';
import { answerPage } from '../../functions/src/entries/pages.http.ts';
import { announceListing } from '../../functions/src/flows/announceListing.ts';
import { applyListingChange } from '../../functions/src/flows/applyListingChange.ts';
import { readHealthFigures } from '../../functions/src/monitoring/readHealthFigures.ts';
import { refreshHome } from '../../functions/src/pages/refreshHome.ts';
import type { Site } from '../../functions/src/platform/site.ts';
import { paths } from '../../src/paths.ts';
import { buildListing } from '../fixtures/buildListing.ts';
import { ask, refusal, refuseOrders } from './refusals.ts';
import { documents, fresh, publish, site, soon, visit } from './suite.ts';

const slug = fresh('standing');
const gone = fresh('gone');
beforeAll(async () => {
  await publish(buildListing({ id: slug, slug, created_at: Date.now() }));
  await publish(buildListing({ id: gone, slug: gone, deleted_at: 5 }));
  await vi.waitFor(async () => expect((await visit('/')).body).toContain(slug), soon);
});
afterEach(() => vi.restoreAllMocks());

const without = (changes: Partial<Site>): Site => ({
  ...site,
  files: {
    ...site.files,
    read: async (path) => (path.startsWith('pages/') ? null : site.files.read(path)),
    write: vi.fn(async () => undefined),
  },
  ...changes,
});
const open = (broken: Site, path: string) =>
  ask((request, response) => answerPage(broken, request, response), path);
const failing = (status: number) => async () => ({ status, html: 'an error' });
const unavailable = Object.assign(new Error('14 UNAVAILABLE'), { code: 14 });

describe('while an index is built', () => {
  it.each(['/', '/vi'])('%s comes from the catalogue and is not stored', async (path) => {
    refuseOrders(refusal);
    const broken = without({});
    // The list's page may be updated later than the home page.
    const { status, headers } = await vi.waitFor(async () => {
      const answer = await open(broken, path);
      expect(answer.body).toContain(slug);
      return answer;
    }, soon);
    expect([status, headers['Cache-Control']]).toEqual([200, 'public, max-age=0, s-maxage=5']);
    expect(broken.files.write).not.toHaveBeenCalled();
  });

  it('health says that one is missing', async () => {
    expect(await readHealthFigures(site, Date.now(), 'vongxe.local')).toMatchObject({ lacksIndex: false });
    refuseOrders(refusal);
    expect(await readHealthFigures(site, Date.now(), 'vongxe.local')).toMatchObject({
      lacksIndex: true,
      newestListing: null,
    });
  });

  it('any other failure of the database stays one', async () => {
    refuseOrders(unavailable);
    await expect(open(without({}), '/')).rejects.toBe(unavailable);
    await expect(readHealthFigures(site, Date.now(), 'vongxe.local')).rejects.toBe(unavailable);
  });
});

describe('a page that cannot be rendered', () => {
  it.each(['/', '/?make=Honda', paths.listing(slug), '/used-motorcycles'])(
    '%s is an error, and is not stored',
    async (path) => {
      const broken = without({ render: failing(500) });
      await expect(open(broken, path)).rejects.toThrow('answered 500');
      expect(broken.files.write).not.toHaveBeenCalled();
    },
  );

  it('the last good home page stays', async () => {
    const write = vi.fn(async () => undefined);
    const broken = { ...site, files: { ...site.files, write }, render: failing(500) };
    await expect(refreshHome(broken)).rejects.toThrow('the page / answered 500');
    expect(write).not.toHaveBeenCalled();
  });

  it.each([
    ['/', 'This motorcycle is no longer available.', 'href="/"'],
    ['/vi', 'Chiếc xe này không còn được rao bán.', 'href="/vi"'],
  ])('of a bike that is gone is a plain one below %s', async (home, words, link) => {
    const path = home === '/' ? paths.listing(gone) : `${home}${paths.listing(gone)}`;
    for (const render of [failing(500), () => Promise.reject(new Error('no bundle'))]) {
      const { status, headers, body } = await open(without({ render }), path);
      expect([status, headers['X-Robots-Tag']]).toEqual([410, 'noindex']);
      for (const part of [words, link, '<meta name="robots" content="noindex">'])
        expect(body).toContain(part);
    }
  });
});

describe('sitemaps', () => {
  it('name every bike of their parts, and nothing past the last', async () => {
    const { status, body } = await vi.waitFor(async () => {
      const answer = await visit('/sitemap-listings-0.xml');
      expect(answer.body).toContain(`${paths.listing(slug)}</loc>`);
      return answer;
    }, soon);
    expect(status).toBe(200);
    expect(body).toContain(`/vi${paths.listing(slug)}</loc>`);
    expect((await visit('/sitemap-listings.xml')).body).toContain('/sitemap-listings-0.xml</loc>');
    expect((await visit('/sitemap-listings-99.xml')).status).toBe(404);
  });
});

it('health names the newest bike, and the newest of the list', async () => {
  const created_at = Date.UTC(2099, 0, 1);
  const newest = fresh('newest');
  await publish(buildListing({ id: newest, slug: newest, created_at }));
  await vi.waitFor(
    async () =>
      expect(await readHealthFigures(site, Date.now(), 'vongxe.local')).toMatchObject({
        newestListing: created_at,
        newestInCatalogue: created_at,
      }),
    soon,
  );
  await documents.doc(`motorcycles/${newest}`).update({ deleted_at: Timestamp.now() });
});

describe('what follows from a bike', () => {
  it('is done as far as it can be, and comes again', async () => {
    const write: typeof site.files.write = async (path, ...rest) => {
      if (path.startsWith('pages/')) throw new Error('Storage is full');
      await site.files.write(path, ...rest);
    };
    const broken = { ...site, files: { ...site.files, write } };
    const effects = [{ kind: 'catalogue' }, { kind: 'page', slug }] as const;
    await expect(applyListingChange(broken, slug, effects)).rejects.toThrow(
      `listing ${slug}: Error: Storage is full`,
    );
    expect(await isWaiting(documents, slug)).toBe(false);
  });

  it('is told to who waits although the post fails, and comes again', async () => {
    const id = fresh('told');
    await publish(buildListing({ id, slug: id }));
    const settings = { SITE_URL: 'https://vongxe.example' };
    const failed = announceListing(
      new Proxy(documents, {
        get: (target, name) => {
          if (name === 'collection')
            return (path: string) => {
              if (path === 'social_posts') throw new Error('Firestore is away');
              return target.collection(path);
            };
          const value: unknown = Reflect.get(target, name);
          return typeof value === 'function' ? value.bind(target) : value;
        },
      }),
      id,
      settings,
      Date.now(),
    );
    await expect(failed).rejects.toMatchObject({ errors: [new Error('Firestore is away')] });
    expect((await documents.doc(`announced/${id}`).get()).exists).toBe(true);
  });
});
