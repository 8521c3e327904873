import * as logger from 'firebase-functions/logger';
import { beforeEach, expect, it, vi } from 'vitest';

vi.mock('firebase-functions/logger', { spy: true });

const processUpload = vi.hoisted(() => vi.fn());
vi.mock('../photos/processUpload.ts', () => ({ processUpload }));
vi.mock('../platform/site.ts', () => ({ theSite: () => 'the site' }));
const { onPhotoUploaded } = await import('./onPhotoUploaded.trigger.ts');

type Event = Parameters<typeof onPhotoUploaded.run>[0];
const now = Date.UTC(2026, 5, 1);
const written = (name: string, time = now) =>
  onPhotoUploaded.run({
    id: '1',
    type: 'google.cloud.storage.object.v1.finalized',
    time: new Date(time).toISOString(),
    data: { name, size: '4711' },
  } as unknown as Event);

beforeEach(() => {
  vi.useFakeTimers({ now });
  processUpload.mockReset();
});

it('takes an original, with its size', async () => {
  await written('uploads/seller/bike/photo');
  expect(processUpload).toHaveBeenCalledExactlyOnceWith('the site', 'uploads/seller/bike/photo', 4711, now);
});

it.each(['pages/1/en/index.html', 'catalogue/0.json', 'public/listings/bike/photo/card.webp'])(
  'leaves %s, which the site has written itself',
  async (name) => {
    await written(name);
    expect(processUpload).not.toHaveBeenCalled();
  },
);

it('gives up an original whose event has failed for a day', async () => {
  const log = vi.mocked(logger.error).mockReturnValue();
  await written('uploads/seller/bike/photo', now - 25 * 3_600_000);
  expect(log).toHaveBeenCalledOnce();
  expect(processUpload).not.toHaveBeenCalled();
});
