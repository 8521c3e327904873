import { randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { processUpload } from '../../functions/src/photos/processUpload.ts';
import { photoAddress, renditionPath, uploadPath } from '../../src/domain/photos/photo.ts';
import { maxPhotoBytes } from '../../src/domain/photos/photoLimits.ts';
import { memoryFiles } from '../faults/memoryFiles.ts';
import { buildHidden, buildListing } from '../fixtures/buildListing.ts';
import { documents, fresh, publish, site } from './suite.ts';

const original = await sharp(Buffer.from(Array.from({ length: 40 * 60 }, (_, index) => (index % 60) * 4)), {
  raw: { width: 60, height: 40, channels: 1 },
})
  .png()
  .toBuffer();
const now = Date.UTC(2026, 5, 15, 5);

const quarantine = async ({ listing = fresh('shot'), user = fresh('user'), content = original } = {}) => {
  const photo = randomUUID();
  const path = uploadPath(user, listing, photo);
  const files = memoryFiles();
  await files.write(path, content, 'image/png');
  const take = (bytes = content.byteLength) => processUpload({ ...site, files }, path, bytes, now);
  const left = () => [...files.stored.keys()].toSorted();
  const problem = () => files.read(`public/listings/${listing}/${photo}/error.json`).then(String);
  return { listing, user, photo, path, files, take, left, problem };
};
const accepted = async (listing: string) => (await documents.doc(`listing_photos/${listing}`).get()).data();

describe('a photo that is taken', () => {
  it('leaves its sizes, and the note that it is this listing’s and what it looks like', async () => {
    const { listing, user, photo, files, take, left } = await quarantine();
    await take();
    expect(left()).toEqual(
      (['share', 'full', 'detail', 'card'] as const)
        .map((size) => renditionPath(listing, photo, size))
        .toSorted(),
    );
    expect(await accepted(listing)).toEqual({
      user_id: user,
      addresses: [photoAddress(listing, photo)],
      times: { [photo]: Timestamp.fromMillis(now) },
      hashes: { [photo]: 'ffffffffffffffff' },
      prints: { [photo]: expect.stringMatching(/^[0-9a-f]{16}$/) },
      print_keys: expect.any(Array),
    });
    const card = await files.read(renditionPath(listing, photo, 'card'));
    await files.write(uploadPath(user, listing, photo), 'something else', 'image/png');
    await processUpload({ ...site, files }, uploadPath(user, listing, photo), 14, now);
    expect(await files.read(renditionPath(listing, photo, 'card'))).toEqual(card);
    expect(left()).toHaveLength(4);
  });

  it('stands beside those that its listing shows already', async () => {
    const [id, user] = [fresh('shown'), fresh('user')];
    const bike = buildListing({ id, slug: id, user_id: user });
    await publish(bike);
    const { photo, take } = await quarantine({ listing: id, user });
    await take();
    const { addresses } = (await accepted(id)) ?? {};
    expect(addresses).toEqual([bike.images[0]?.image_url, photoAddress(id, photo)]);
  });
});

describe('nothing is left of an upload', () => {
  it('for a listing that an operator has hidden', async () => {
    const [id, user] = [fresh('hidden'), fresh('user')];
    await publish(buildHidden({ id, slug: id, user_id: user }));
    const { take, left } = await quarantine({ listing: id, user });
    await take();
    expect(left()).toEqual([]);
  });

  it('for a listing whose first photo somebody else has sent', async () => {
    const listing = fresh('theirs');
    await documents.doc(`listing_photos/${listing}`).set({ user_id: 'owner', addresses: [] });
    const { take, left } = await quarantine({ listing });
    await take();
    expect(left()).toEqual([]);
  });

  it('of somebody who was suspended', async () => {
    const user = fresh('suspended');
    await documents
      .doc(`suspensions/${user}`)
      .set({ reason: 'scam', note: null, suspended_at: Timestamp.fromMillis(now) });
    const { take, left } = await quarantine({ user });
    await take();
    expect(left()).toEqual([]);
  });

  it('under a name that is no photo’s', async () => {
    const files = memoryFiles();
    await files.write('uploads/somebody/note.txt', 'hello', 'text/plain');
    await processUpload({ ...site, files }, 'uploads/somebody/note.txt', 5, now);
    expect(files.stored.size).toBe(0);
  });

  it('that is gone already', async () => {
    const { path, files, take, left } = await quarantine();
    await files.remove(path);
    await take();
    expect(left()).toEqual([]);
  });
});

describe('the browser that waits is told', () => {
  it.each([
    ['as Storage says', maxPhotoBytes + 1, original],
    ['as it comes', 1, Buffer.alloc(maxPhotoBytes + 1)],
  ])('that a photo is too large, %s', async (_, bytes, content) => {
    const { take, left, problem } = await quarantine({ content });
    await take(bytes);
    expect(await problem()).toBe('{"reason":"size"}');
    expect(left()).toHaveLength(1);
  });

  it('that there were 150 in this hour', async () => {
    const { user, take, left, problem } = await quarantine();
    const window = Math.floor(now / 3_600_000);
    await documents.doc(`limits/${user}_photo_${window}`).set({ used: 150 });
    await take();
    expect(await problem()).toBe('{"reason":"limit"}');
    expect(left()).toHaveLength(1);
  });

  it('that it is no photo, of which nothing is noted', async () => {
    const { listing, take, problem } = await quarantine({ content: Buffer.from('no photo') });
    await take();
    expect(await problem()).toBe('{"reason":"type"}');
    expect(await accepted(listing)).toBeUndefined();
  });
});
