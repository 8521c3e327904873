import { beforeEach, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';

const sdk = vi.hoisted(() => ({
  collection: vi.fn((_: unknown, path: string) => ({ path })),
  connectFirestoreEmulator: vi.fn(),
  getFirestore: vi.fn(() => 'firestore'),
  onSnapshot: vi.fn(),
  orderBy: vi.fn((...given: unknown[]) => ['orderBy', ...given]),
  query: vi.fn((...parts: unknown[]) => parts),
  where: vi.fn((...given: unknown[]) => ['where', ...given]),
}));
const ready = vi.hoisted(() => ({ sessionKnown: vi.fn(), checkSdks: vi.fn() }));
vi.mock('firebase/firestore', () => sdk);
vi.mock('./app.ts', () => ({ app: 'the app' }));
vi.mock('./session.ts', () => ({ sessionKnown: ready.sessionKnown }));
vi.mock('./appCheckHeader.ts', () => ({ checkSdks: ready.checkSdks }));

const Message = z.object({ text: z.string() });
const document = (id: string, data: object) => ({ id, data: vi.fn(() => data) });
const open = async (hostname = 'vongxe.example') => {
  vi.resetModules();
  vi.stubGlobal('location', { hostname, port: '4421' });
  return (await import('./live.ts')).listen;
};
beforeEach(() => {
  for (const call of [...Object.values(sdk), ...Object.values(ready)]) call.mockClear();
});

it('uses the emulator on this machine, and Google elsewhere', async () => {
  await open();
  expect(sdk.connectFirestoreEmulator).not.toHaveBeenCalled();
  await open('localhost');
  expect(sdk.connectFirestoreEmulator).toHaveBeenCalledExactlyOnceWith('firestore', 'localhost', 8180);
});

it('is asked for once it is known who asks, as far as it is wanted', async () => {
  const listen = await open();
  sdk.onSnapshot.mockReturnValue('stop');
  const news = vi.fn();
  const failed = vi.fn();
  const wanted = { where: [['seller_id', '==', 'lan']], orderBy: ['updated_at', 'desc'] } as const;
  expect(await listen(Message, 'inquiries', wanted, news, failed)).toBe('stop');
  expect(ready.sessionKnown).toHaveBeenCalledBefore(sdk.onSnapshot);
  expect(ready.checkSdks).toHaveBeenCalledExactlyOnceWith('atHand');
  const [query, , onFailure] = sdk.onSnapshot.mock.calls[0] ?? [];
  expect(query).toEqual([
    { path: 'inquiries' },
    ['where', 'seller_id', '==', 'lan'],
    ['orderBy', 'updated_at', 'desc'],
  ]);
  expect(onFailure).toBe(failed);
  await listen(Message, 'inquiries/1/replies', {}, news, failed);
  expect(sdk.onSnapshot.mock.calls[1]?.[0]).toEqual([{ path: 'inquiries/1/replies' }]);
});

it('delivers documents with their ids, without invalid and deleted ones', async () => {
  const listen = await open();
  const snapshots: unknown[] = [];
  await listen(
    Message,
    'inquiries',
    {},
    ({ list, changes }) => snapshots.push(list(), changes()),
    () => undefined,
  );
  const [, onNews] = sdk.onSnapshot.mock.calls[0] ?? [];
  const [one, odd, gone] = [
    document('one', { text: 'Hello' }),
    document('odd', { text: 7 }),
    document('gone', { text: 'Bye' }),
  ];
  onNews({
    docs: [one, odd],
    docChanges: () => [
      { type: 'added', doc: one },
      { type: 'modified', doc: odd },
      { type: 'removed', doc: gone },
    ],
  });
  expect(snapshots).toEqual([[{ id: 'one', text: 'Hello' }], [{ id: 'one', text: 'Hello' }]]);
  // A local write has an estimated time at first.
  expect(one.data).toHaveBeenCalledWith({ serverTimestamps: 'estimate' });
});
