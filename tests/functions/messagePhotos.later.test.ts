import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it, vi } from 'vitest';
import { eraseUser } from '../../functions/src/flows/eraseUser.ts';
import { deletePrivatePhotos } from '../../functions/src/photos/deletePrivatePhotos.ts';
import { day } from '../../src/domain/time/time.ts';
import { auditOf, openAdmin } from './operators.ts';
import { filesOf, later, look, openThread, photoAt, repliesIn, send, upload } from './photoMessages.ts';
import { requestId } from './questions.ts';
import { call, documents, site, soon } from './suite.ts';

const { read, act } = await openAdmin('moderator');

describe('is deleted', () => {
  it('a week after the upload, if no message has it', async () => {
    const { seller, thread } = await openThread();
    const [unsent, sent] = [await upload(seller), await upload(seller)];
    await send(seller, thread, [sent]);
    await deletePrivatePhotos(site, later() + 6 * day);
    expect(await filesOf(seller)).toHaveLength(4);
    await deletePrivatePhotos(site, later() + 8 * day);
    expect([await photoAt(unsent), (await filesOf(seller)).length]).toEqual([undefined, 2]);
    await deletePrivatePhotos(site, later() + 800 * day);
    expect(await look(seller, thread, [sent])).toEqual({ [sent]: expect.any(String) });
  });

  it('180 days after its conversation was closed, whatever is written there later', async () => {
    const { seller, buyer, thread } = await openThread();
    const id = await upload(seller);
    await send(seller, thread, [id]);
    const closed = Date.now();
    const change = (fields: object, at: number) =>
      documents.doc(`inquiries/${thread}`).update({ ...fields, updated_at: Timestamp.fromMillis(at) });
    await change({ status: 'closed' }, closed);
    await vi.waitFor(async () => expect((await photoAt(id))?.delete_at).not.toBeNull(), soon);
    await change({ sold_at: null }, closed + 30 * day);
    await deletePrivatePhotos(site, closed + 180 * day - 1);
    expect(await look(buyer, thread, [id])).toEqual({ [id]: expect.any(String) });
    await deletePrivatePhotos(site, closed + 180 * day);
    expect(await look(buyer, thread, [id])).toEqual({ [id]: null });
    expect(await filesOf(seller)).toEqual([]);
  });

  it('with the account of its sender, also where its message stays', async () => {
    const { seller, buyer, thread } = await openThread();
    const [hers, his] = [await upload(seller), await upload(buyer)];
    await send(seller, thread, [hers]);
    await send(buyer, thread, [his]);
    const exported = JSON.parse((await call('exportAccount', {}, seller.token)).body).result;
    expect(exported.conversations[0].messages).toMatchObject([{ photos: [hers] }]);
    expect(JSON.stringify(exported)).not.toContain(his);
    await eraseUser(site, { userId: seller.id, email: null }, async () => undefined);
    expect([await filesOf(seller), await photoAt(hers)]).toEqual([[], undefined]);
    expect(await look(buyer, thread, [hers, his])).toEqual({ [hers]: null, [his]: expect.any(String) });
    expect((await repliesIn(thread)).map(({ photos, message }) => [message, photos])).toEqual(
      expect.arrayContaining([
        ['📷 Photo', undefined],
        ['📷 Photo', [his]],
      ]),
    );
  });
});

describe('a report', () => {
  it('shows an operator the photos of the marked messages while it is open, and keeps them', async () => {
    const { seller, buyer, thread } = await openThread();
    const [marked, other] = [await upload(seller), await upload(seller)];
    const request = requestId();
    await send(seller, thread, [marked], {}, request);
    await send(seller, thread, [other]);
    const order = { thread, said: [request], report: { reason: 'scam', message: null } };
    expect((await call('reportConversation', order, buyer.token)).status).toBe(200);
    const report = `${buyer.id}_${thread}`;
    const [item] = (await read({ queue: 'conversation_reports', after: null })).items.filter(
      ({ id }) => id === report,
    );
    expect(item?.copy).toMatchObject([{ message: '📷 Photo', photos: [marked] }]);
    const photosOf = async (message: string) =>
      (await read({ queue: 'report_photos', report, message })).photos;
    expect(await photosOf(request)).toEqual({ [marked]: expect.any(String) });
    expect(await photosOf('question')).toEqual({});
    expect((await auditOf(`conversation_reports/${report}`)).map((entry) => entry.act)).toEqual(['photos']);
    await documents.doc(`inquiries/${thread}`).update({ status: 'closed', updated_at: Timestamp.now() });
    await vi.waitFor(async () => expect((await photoAt(marked))?.delete_at).not.toBeNull(), soon);
    await deletePrivatePhotos(site, later() + 181 * day);
    expect(await photosOf(request)).toEqual({ [marked]: expect.any(String) });
    expect(await act({ act: 'dismiss', report })).toBe('done');
    expect(await photosOf(request)).toEqual({});
    await documents.doc(`conversation_reports/${report}`).delete();
    await deletePrivatePhotos(site, later() + 400 * day);
    expect(await filesOf(seller)).toEqual([]);
  });

  it('of others opens no photos', async () => {
    const { seller, thread } = await openThread();
    const id = await upload(seller);
    await send(seller, thread, [id]);
    expect((await read({ queue: 'report_photos', report: 'none', message: id })).photos).toEqual({});
  });
});
