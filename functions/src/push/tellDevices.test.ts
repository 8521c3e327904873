import type { Firestore } from 'firebase-admin/firestore';
import { expect, it, vi } from 'vitest';
import { buildPushDevice } from '../../../tests/fixtures/buildPushDevice.ts';
import type { Mail } from '../emails/mail.ts';
import { sendPush } from './sendPush.ts';
import { tellDevices } from './tellDevices.ts';

vi.mock('./sendPush.ts', () => ({ sendPush: vi.fn() }));
vi.mock('firebase-functions/logger', () => ({ info: vi.fn(), error: vi.fn() }));

const mail = {
  kind: 'inquiry',
  receiver_id: 'seller',
  data: {
    language: 'vi',
    name: 'Hoa',
    other: 'Minh',
    bike: 'Honda Wave 2021',
    url: 'https://vongxe.example/vi/messages#t1',
    message: 'Xe còn bán không ạ?',
  },
} as unknown as Mail;

const withDevices = (count: number) => {
  const ref = { update: async () => {}, delete: async () => {} };
  const docs = Array.from({ length: count }, () => ({ ref, data: () => buildPushDevice() }));
  return { collection: () => ({ where: () => ({ get: async () => ({ docs }) }) }) } as unknown as Firestore;
};
const tell = (count: number) =>
  tellDevices({ documents: withDevices(count), key: 'x', local: false, now: Date.now() }, mail, 'id');

it('tells the other devices although one fails for a reason that nobody thought of', async () => {
  vi.mocked(sendPush).mockRejectedValueOnce(new Error('out of memory')).mockResolvedValueOnce('accepted');
  expect(await tell(2)).toBe('accepted');
  expect(sendPush).toHaveBeenCalledTimes(2);
});

it('leaves it to the email where the only device fails so', async () => {
  vi.mocked(sendPush).mockRejectedValueOnce(new Error('out of memory'));
  expect(await tell(1)).toBe('none');
});
