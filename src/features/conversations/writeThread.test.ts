import { beforeEach, describe, expect, it, vi } from 'vitest';
import { buildInquiry } from '../../../tests/fixtures/buildInquiry.ts';

vi.mock('../../firebase/firestore.ts', () => ({
  serverTime: 'now',
  writeBatch: vi.fn(),
  readyBatch: vi.fn(),
  exists: vi.fn(),
  getDocument: vi.fn(),
}));
const { exists, getDocument, writeBatch } = await import('../../firebase/firestore.ts');
const { closeThread, planReply, sendReply } = await import('./writeThread.ts');

const thread = { ...buildInquiry(), id: 't' };
const refused = Object.assign(new Error('no'), { code: 'permission-denied' });
beforeEach(() => {
  vi.resetAllMocks();
  vi.mocked(exists).mockResolvedValue(false);
});

it('[S4.20] [S7.29] a reply and its thread’s new state are one batch', () => {
  expect(planReply(thread, 'seller', 'r', { message: 'Yes' })).toEqual([
    {
      set: 'inquiries/t/replies/r',
      data: { sender_id: 'seller', sender_name: 'Nguyễn Văn An', message: 'Yes', created_at: 'now' },
    },
    {
      update: 'inquiries/t',
      data: { status: 'replied', updated_at: 'now', last_reply_by: 'seller', last_reply_id: 'r' },
    },
  ]);
});

it('a reply carries its phrases and further changes of the thread', () => {
  const phrases = [{ code: 'still_for_sale_yes' }];
  const [reply, update] = planReply(thread, 'seller', 'r', { message: 'Dạ xe còn ạ.', phrases }, { note: 1 });
  expect(reply).toMatchObject({ data: { message: 'Dạ xe còn ạ.', phrases } });
  expect(update).toMatchObject({ data: { status: 'replied', last_reply_id: 'r', note: 1 } });
});

it('a sent reply has its phrases', async () => {
  const phrases = [{ code: 'still_for_sale_yes' }];
  const content = { message: 'Dạ xe còn ạ.', phrases };
  expect(await sendReply(thread, 'seller', 'r', content, { note: 1 })).toMatchObject({ id: 'r', ...content });
  expect(JSON.stringify(vi.mocked(writeBatch).mock.calls)).toContain('"note":1');
});

it('[S7.28] closing changes the status and says who did it', async () => {
  await closeThread('t', 'buyer');
  expect(writeBatch).toHaveBeenCalledWith([
    { update: 'inquiries/t', data: { status: 'closed', updated_at: 'now', closed_by: 'buyer' } },
  ]);
});

it('closing a thread that the other side has just closed succeeds, any other refusal fails', async () => {
  vi.mocked(writeBatch).mockRejectedValue(refused);
  const closed = { ...thread, status: 'closed' };
  vi.mocked(getDocument).mockResolvedValueOnce(closed);
  await expect(closeThread('t', 'buyer')).resolves.toBeUndefined();
  vi.mocked(getDocument).mockResolvedValueOnce(thread);
  await expect(closeThread('t', 'buyer')).rejects.toBe(refused);
});

describe('[S8.45] [S8.46] a reply that is refused', () => {
  const send = () => sendReply(thread, 'buyer', 'r', { message: 'Yes' });
  it('counts as sent if only the response was lost', async () => {
    vi.mocked(writeBatch).mockRejectedValue(refused);
    vi.mocked(exists).mockResolvedValue(true);
    expect(await send()).toMatchObject({ id: 'r', sender_name: 'Trần Thị Bình' });
  });
  it.each([
    ['the thread is gone', refused, null, 'noThread'],
    ['it was closed meanwhile', refused, { ...thread, status: 'closed' as const }, 'alreadyClosed'],
    ['nobody knows why', refused, thread, 'replyFailed'],
    ['there is no network', new Error('unavailable'), thread, 'replyFailed'],
  ])('says when %s', async (_, failure, now, reason) => {
    vi.mocked(writeBatch).mockRejectedValue(failure);
    vi.mocked(getDocument).mockResolvedValue(now);
    await expect(send()).rejects.toMatchObject({ reason });
  });
  it('is not attempted without an address', async () => {
    const mute = { ...thread, contact_email: null };
    await expect(sendReply(mute, 'seller', 'r', { message: 'Yes' })).rejects.toMatchObject({
      reason: 'noRecipient',
    });
    expect(writeBatch).not.toHaveBeenCalled();
  });
});
