import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it, vi } from 'vitest';
import {
  photoAddress,
  type Rendition,
  renditionPath,
  renditionUrl,
  uploadPath,
} from '../../src/domain/photos/photo.ts';
import { photoId } from '../fixtures/buildPhoto.ts';
import { grainy } from '../fixtures/hostileFiles.ts';
import { auditOf, bikeAt, emailsTo, mistake, openAdmin, scam, sell } from './operators.ts';
import { createMember } from './people.ts';
import { bucket, documents, fresh, soon, visit } from './suite.ts';

const { operator, act, read } = await openAdmin();

const report = (listing: string, reporter: string) =>
  documents.doc(`reports/${reporter}_${listing}`).set({
    user_id: reporter,
    motorcycle_id: listing,
    reason: 'scam',
    message: 'Wants a deposit.',
    status: 'new',
    revision: 0,
    created_at: Timestamp.fromMillis(1),
    updated_at: Timestamp.fromMillis(1),
  });

it('a listing is hidden with its reports, in the seller’s language, once; and comes back as it was', async () => {
  const seller = await createMember('Hoa');
  const id = await sell(seller, { description: '<p>Xe chính chủ</p>', status: 'sold' });
  const placeOf = () => documents.doc(`catalogue_places/${id}`).get();
  await vi.waitFor(async () => expect((await placeOf()).exists).toBe(true), soon);
  expect((await visit(`/motorcycle/${id}`)).status).toBe(200);
  await Promise.all([report(id, 'reporter-1'), report(id, 'reporter-2')]);
  const before = await bikeAt(id);

  const hide = { act: 'hide', listing: id, decision: scam } as const;
  expect([await act(hide), await act(hide)]).toEqual(['done', 'same']);
  expect(await bikeAt(id)).toMatchObject({
    status: 'hidden',
    hidden: { ...scam, cause: 'listing', status: 'sold' },
  });
  const reports = await documents.collection('reports').where('motorcycle_id', '==', id).get();
  expect(reports.docs.map((one) => one.get('status'))).toEqual(['upheld', 'upheld']);
  await vi.waitFor(async () => expect((await visit(`/motorcycle/${id}`)).status).toBe(404), soon);
  const part = documents.doc(`catalogue/${(await placeOf()).get('part')}`);
  await vi.waitFor(async () => expect((await part.get()).get('cards')).not.toHaveProperty(id), soon);

  await vi.waitFor(async () => expect(await emailsTo(seller.email)).toHaveLength(1), soon);
  const [email] = await emailsTo(seller.email);
  expect(email?.subject).toContain(`Tin đăng Honda ${id} 2021 của bạn đã bị gỡ`);
  expect(email?.text).toContain('> Ảnh của người khác.');
  expect(email?.headers['reply-to']).toBe('operator@vongxe.local');

  const restore = { act: 'restore', listing: id, decision: mistake } as const;
  expect([await act(restore), await act(restore)]).toEqual(['done', 'same']);
  expect(await bikeAt(id)).toEqual({ ...before, revision: 2 });
  await vi.waitFor(async () => expect((await visit(`/motorcycle/${id}`)).status).toBe(200), soon);
  expect(await auditOf(`motorcycles/${id}`)).toMatchObject([
    { act: 'hide', operator_id: operator.id, decision: scam },
    { act: 'restore', operator_id: operator.id, decision: mistake },
  ]);
  // Photos of a hidden listing have no public address, so only the email about its restoration shows one.
  await vi.waitFor(async () => expect(await emailsTo(seller.email)).toHaveLength(2), soon);
  const emails = await emailsTo(seller.email);
  const withPhoto = emails.filter(({ html }) => html.includes(photoAddress(id, photoId(0))));
  expect(withPhoto.map(({ subject }) => subject)).toEqual([
    `Tin đăng Honda ${id} 2021 của bạn đã hiển thị lại trên Vongxe`,
  ]);
});

it('a hidden listing takes its photos along, wherever they are asked for, and brings them back', async () => {
  const id = await sell(await createMember());
  const photo = (rendition: Rendition) => renditionPath(id, photoId(0), rendition);
  for (const rendition of ['card', 'full'] as const) await bucket.file(photo(rendition)).save('a photo');
  const statuses = () =>
    Promise.all(
      (['card', 'full'] as const).map(
        async (rendition) => (await visit(renditionUrl(photoAddress(id, photoId(0)), rendition))).status,
      ),
    );
  expect(await statuses()).toEqual([200, 200]);
  await act({ act: 'hide', listing: id, decision: scam });
  await vi.waitFor(async () => expect(await statuses()).toEqual([404, 404]), soon);
  const [open] = await bucket.getFiles({ prefix: `public/listings/${id}/` });
  expect(open).toEqual([]);
  // The seller's form may still be open, and upload again.
  const { user_id } = (await bikeAt(id)) ?? {};
  const again = bucket.file(uploadPath(user_id, id, photoId(0)));
  await again.save(await grainy(800, 600).png().toBuffer(), { contentType: 'image/png' });
  await vi.waitFor(async () => expect((await again.exists())[0]).toBe(false), soon);
  expect(await statuses()).toEqual([404, 404]);
  const answer = await read({ queue: 'listings', find: id, after: null });
  expect(answer.items.map((listing) => listing.photo)).toEqual([null]);
  await act({ act: 'restore', listing: id, decision: mistake });
  await vi.waitFor(async () => expect(await statuses()).toEqual([200, 200]), soon);
});

it('a listing may stay: its reports are answered', async () => {
  const id = await sell(await createMember());
  await report(id, 'reporter-3');
  const open = await read({ queue: 'reports', after: null });
  expect(open.items.find(({ listing_id }) => listing_id === id)).toMatchObject({
    reporter_id: 'reporter-3',
    reason: 'scam',
    listing: { id, status: 'active' },
  });
  const keep = { act: 'keep', listing: id } as const;
  expect([await act(keep), await act(keep)]).toEqual(['done', 'same']);
  expect((await documents.doc(`reports/reporter-3_${id}`).get()).get('status')).toBe('kept');
  expect(await bikeAt(id)).toMatchObject({ status: 'active' });
  expect(await auditOf(`motorcycles/${id}`)).toHaveLength(1);
});

it('a listing that is gone, or never had an address, cannot be judged', async () => {
  const draft = await sell(await createMember());
  await documents.doc(`motorcycles/${draft}`).update({ status: 'draft', slug: null });
  for (const listing of ['no-such-bike', draft]) {
    expect(await act({ act: 'hide', listing, decision: scam })).toBe(404);
    expect(await act({ act: 'restore', listing, decision: mistake })).toBe(listing === draft ? 'same' : 404);
    expect(await auditOf(`motorcycles/${listing}`)).toEqual([]);
  }
});

it('a listing is found by its address, its slug and its id', async () => {
  const seller = await createMember();
  const slug = fresh('slug');
  const id = await sell(seller, { slug });
  for (const find of [id, slug, `https://vongxe.example/vi/motorcycle/${slug}?a=1`]) {
    const { items } = await read({ queue: 'listings', find, after: null });
    expect(items.map((listing) => listing.id)).toEqual([id]);
  }
  for (const find of ['/', '..', '__proto__', 'no such bike', 'nobody@example.com']) {
    expect((await read({ queue: 'listings', find, after: null })).items).toEqual([]);
    expect((await read({ queue: 'people', find, after: null })).items).toEqual([]);
  }
});

describe('whatever has an address can be hidden, and its seller has no way out', () => {
  const hide = (id: string) => act({ act: 'hide', listing: id, decision: scam });
  const restore = (id: string) => act({ act: 'restore', listing: id, decision: mistake });

  it('a bike that became a draft again, with gaps', async () => {
    const id = await sell(await createMember());
    await documents.doc(`motorcycles/${id}`).update({ status: 'draft', price: null, images: [] });
    expect(await hide(id)).toBe('done');
    expect(await bikeAt(id)).toMatchObject({ status: 'hidden', hidden: { status: 'draft' }, price: null });
    expect((await read({ queue: 'listings', find: id, after: null })).items).toMatchObject([
      { id, status: 'hidden', hidden: { status: 'draft' } },
    ]);
    expect(await restore(id)).toBe('done');
    expect(await bikeAt(id)).toMatchObject({ status: 'draft', price: null });
  });
  it('a bike that its seller has deleted, which stays deleted', async () => {
    const id = await sell(await createMember());
    const deleted_at = Timestamp.fromMillis(5);
    await documents.doc(`motorcycles/${id}`).update({ deleted_at });
    expect(await hide(id)).toBe('done');
    expect(await bikeAt(id)).toMatchObject({ status: 'hidden', hidden: { status: 'active' }, deleted_at });
    expect(await hide(id)).toBe('same');
    expect(await restore(id)).toBe('done');
    expect(await bikeAt(id)).toMatchObject({ status: 'active', deleted_at });
  });
});
