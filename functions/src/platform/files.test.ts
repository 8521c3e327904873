import { beforeEach, expect, it, vi } from 'vitest';
import { bucketFiles } from './files.ts';

const asked: unknown[] = [];
let failure: (Error & { code?: number }) | null = null;
vi.mock('firebase-admin/storage', () => ({
  getStorage: () => ({
    bucket: () => ({
      storage: { retryOptions: {} },
      file: (path: string) => ({
        setMetadata: async (metadata: unknown) => {
          if (failure) throw failure;
          asked.push([path, metadata]);
        },
      }),
    }),
  }),
}));
beforeEach(() => {
  asked.length = 0;
  failure = null;
});

/** The emulator keeps a token whatever its metadata say, so that this is seen by what Storage is asked. */
it('takes the download token from a file', async () => {
  await bucketFiles('bucket').closeDownload('uploads/u/l/p');
  expect(asked).toEqual([['uploads/u/l/p', { metadata: { firebaseStorageDownloadTokens: null } }]]);
});

it('a file that is gone has no token to take', async () => {
  failure = Object.assign(new Error('not found'), { code: 404 });
  await expect(bucketFiles('bucket').closeDownload('uploads/u/l/p')).resolves.toBeUndefined();
  failure = Object.assign(new Error('away'), { code: 503 });
  await expect(bucketFiles('bucket').closeDownload('uploads/u/l/p')).rejects.toThrow('away');
});
