import { beforeEach, expect, it, vi } from 'vitest';

type Hear = (progress: { bytesTransferred: number; totalBytes: number }) => void;
const sdk = vi.hoisted(() => ({
  connectStorageEmulator: vi.fn(),
  getStorage: vi.fn(() => 'storage'),
  ref: vi.fn((_: unknown, path: string) => ({ path })),
  uploadBytesResumable: vi.fn(),
}));
const ready = vi.hoisted(() => ({ sessionKnown: vi.fn(), checkSdks: vi.fn() }));
vi.mock('firebase/storage', () => sdk);
vi.mock('./app.ts', () => ({ app: 'the app' }));
vi.mock('./session.ts', () => ({ sessionKnown: ready.sessionKnown }));
vi.mock('./appCheckHeader.ts', () => ({ checkSdks: ready.checkSdks }));

const open = async (hostname = 'vongxe.example') => {
  vi.resetModules();
  vi.stubGlobal('location', { hostname, port: '4321' });
  return (await import('./storage.ts')).uploadPhoto;
};
const transfer = () => {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const hearers: Hear[] = [];
  const task = Object.assign(promise, {
    cancel: vi.fn(() => reject(new Error('storage/canceled'))),
    on: (event: string, hear: Hear) => void (event === 'state_changed' && hearers.push(hear)),
  });
  sdk.uploadBytesResumable.mockReturnValue(task);
  const move = (bytesTransferred: number, totalBytes: number) => {
    for (const hear of hearers) hear({ bytesTransferred, totalBytes });
  };
  return { task, resolve, move };
};
const photo = new Blob(['photo']);
beforeEach(() => {
  for (const call of [...Object.values(sdk), ...Object.values(ready)]) call.mockClear();
});

it('a photo goes to its place once it is known who sends it, and says how far it is', async () => {
  const upload = await open();
  const { resolve, move } = transfer();
  const shares: number[] = [];
  const options = { contentType: 'image/webp', onProgress: (share: number) => shares.push(share) };
  const sent = upload('uploads/lan/bike/1', photo, options);
  await vi.waitFor(() => expect(sdk.uploadBytesResumable).toHaveBeenCalled());
  expect(ready.sessionKnown).toHaveBeenCalledBefore(sdk.uploadBytesResumable);
  expect(ready.checkSdks).toHaveBeenCalledExactlyOnceWith('wait');
  expect(sdk.uploadBytesResumable.mock.calls).toEqual([
    [{ path: 'uploads/lan/bike/1' }, photo, { contentType: 'image/webp' }],
  ]);
  move(0, 0);
  move(1, 4);
  move(4, 4);
  resolve();
  await sent;
  expect(shares).toEqual([0, 0.25, 1]);
  expect(sdk.connectStorageEmulator).not.toHaveBeenCalled();
});

it('goes to the emulator on this machine', async () => {
  const upload = await open('localhost');
  transfer().resolve();
  await upload('uploads/lan/bike/1', photo, { contentType: 'image/webp' });
  expect(sdk.connectStorageEmulator).toHaveBeenCalledExactlyOnceWith('storage', 'localhost', 9199);
});

it('is cancelled by the signal, and ignores one that comes later', async () => {
  const upload = await open();
  const { task, resolve } = transfer();
  const [early, late] = [new AbortController(), new AbortController()];
  const options = { contentType: 'image/webp' };
  const sent = upload('uploads/lan/bike/1', photo, { ...options, signal: early.signal });
  await vi.waitFor(() => expect(sdk.uploadBytesResumable).toHaveBeenCalled());
  early.abort();
  await expect(sent).rejects.toThrow('storage/canceled');
  expect(task.cancel).toHaveBeenCalledTimes(1);

  const other = transfer();
  other.resolve();
  await upload('uploads/lan/bike/2', photo, { ...options, signal: late.signal });
  late.abort();
  expect(other.task.cancel).not.toHaveBeenCalled();
  resolve();
});

it('does not begin after the signal', async () => {
  const upload = await open();
  const signal = AbortSignal.abort();
  await expect(upload('uploads/lan/bike/1', photo, { contentType: 'image/webp', signal })).rejects.toThrow();
  expect(sdk.uploadBytesResumable).not.toHaveBeenCalled();
});
