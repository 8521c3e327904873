import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refreshListingPage } from '../../functions/src/pages/refreshListingPage.ts';
import { pageFile } from '../../functions/src/pages/renderPair.ts';
import { processUpload } from '../../functions/src/photos/processUpload.ts';
import type { Site } from '../../functions/src/platform/site.ts';
import { renditionPath, uploadPath } from '../../src/domain/photos/photo.ts';
import { languages } from '../../src/i18n/languages.ts';
import { paths } from '../../src/paths.ts';
import { dyingFiles, Killed, memoryFiles } from '../faults/memoryFiles.ts';
import { buildListing } from '../fixtures/buildListing.ts';
import { figure } from '../fixtures/figure.ts';
import { repeats } from '../fixtures/repeats.ts';
import { change, documents, fresh, publish, site } from './suite.ts';

const each = <T>(work: (run: number) => Promise<T>) =>
  Promise.all(Array.from({ length: repeats }, (_, run) => work(run)));

describe('[F3] a worker killed while it writes a page, again and again', () => {
  const slug = fresh('killed');
  const path = paths.listing(slug);
  beforeAll(() => publish(buildListing({ id: slug, slug, seller_name: 'Lan', created_at: Date.now() })));
  /** Site whose pages only this test writes. */
  const apart = (): Site => ({ ...site, files: memoryFiles() });
  const pagesOf = ({ files, build }: Site) =>
    Promise.all(languages.map((language) => files.read(pageFile(build(), language, path))));

  it.each([
    ['before its first file', 1, 'before'],
    ['between its two files', 2, 'before'],
    ['after its last file', 2, 'after'],
  ] as const)('%s: no page is torn, and the next try writes both', async (name, turn, when) => {
    let torn = 0;
    const whole = await refreshListingPage(apart(), slug);
    if (whole.kind !== 'page') throw new Error('the bike has no page');
    const expected = languages.map((language) => whole.pair[language]);
    await each(async () => {
      const one = apart();
      const files = dyingFiles(one.files, 'write', turn, when, 'pages/');
      await expect(refreshListingPage({ ...one, files }, slug)).rejects.toThrow(Killed);
      for (const [index, page] of (await pagesOf(one)).entries())
        if (page !== null && page.toString() !== expected[index]) torn += 1;
      await refreshListingPage(one, slug);
      expect((await pagesOf(one)).map(String)).toEqual(expected);
    });
    figure(`F3 page, ${name}`, `${repeats} kills, ${torn} torn, ${repeats} mended`);
    expect(torn).toBe(0);
  });

  it('[F10] a full disk leaves the old page as it was, and the next try brings the new one', async () => {
    const one = apart();
    await refreshListingPage(one, slug);
    const before = await pagesOf(one);
    await change(slug, { price: 77_000_000 });
    const full = async () => {
      throw new Error('ENOSPC');
    };
    await expect(refreshListingPage({ ...one, files: { ...one.files, write: full } }, slug)).rejects.toThrow(
      'ENOSPC',
    );
    expect(await pagesOf(one)).toEqual(before);
    await refreshListingPage(one, slug);
    expect(String((await pagesOf(one))[0])).toContain('77,000,000');
  });
});

describe('[F3] [F8] a worker killed while it makes the sizes of a photo, again and again', () => {
  const now = Date.UTC(2095, 0, 1);
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const drawn = sharp({ create: { width: 60, height: 40, channels: 3, background: '#333', noise } }).jpeg();
  let photo: Buffer;
  beforeAll(async () => {
    photo = await drawn.toBuffer();
  });
  afterAll(async () => {
    const left = await documents.collection('limits').where('expires_at', '>', new Date(now)).get();
    await Promise.all(left.docs.map(({ ref }) => ref.delete()));
  });

  it.each([
    ['before it reads the original', 'read', 1, 'before'],
    ['before the first size', 'write', 1, 'before'],
    ['between the sizes', 'write', 2, 'before'],
    ['before the card', 'write', 3, 'before'],
    ['after the card', 'write', 3, 'after'],
    ['before the original goes', 'remove', 1, 'before'],
  ] as const)('%s: the original stays until all sizes are there', async (name, action, turn, when) => {
    await each(async (run) => {
      const [listing, id] = [fresh('shot'), randomUUID()];
      const original = uploadPath(`${listing}-${run}`, listing, id);
      const sizes = (['share', 'full', 'detail', 'card'] as const).map((size) =>
        renditionPath(listing, id, size),
      );
      const files = memoryFiles();
      await files.write(original, photo, 'image/jpeg');
      const take = (with_: typeof files | ReturnType<typeof dyingFiles>) =>
        processUpload({ ...site, files: with_ }, original, photo.byteLength, now);
      await expect(take(dyingFiles(files, action, turn, when))).rejects.toThrow(Killed);
      expect(files.stored.has(original)).toBe(true);
      // The worker stores this size last: if it exists, all must.
      if (files.stored.has(sizes.at(-1) ?? ''))
        expect(sizes.filter((size) => !files.stored.has(size))).toEqual([]);
      await take(files);
      expect([...files.stored.keys()].sort()).toEqual([...sizes].sort());
    });
    figure(`F3 photo, ${name}`, `${repeats} kills, 0 lost, 0 left over`);
  });
});
