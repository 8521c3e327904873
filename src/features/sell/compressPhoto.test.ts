import { expect, it, vi } from 'vitest';
import { compressPhoto } from './compressPhoto.ts';

const compress = vi.hoisted(() => vi.fn(async (file: File, _options: Record<string, unknown>) => file));
vi.mock('browser-image-compression', () => ({ default: compress }));
vi.mock('browser-image-compression/dist/browser-image-compression.js?url', () => ({
  default: '/library.js',
}));

it('[S9.1] a photo is sent with at most 2000 px and 2 MB, at first with quality 0.8, without what the camera noted', async () => {
  vi.stubGlobal('location', { href: 'https://vongxe.example/sell' });
  const shares: number[] = [];
  const { signal } = new AbortController();
  await compressPhoto(new Blob(['photo']), 'image/png', {
    signal,
    onProgress: (share) => shares.push(share),
  });
  const [file, options] = compress.mock.calls[0] ?? [];
  expect(file?.type).toBe('image/png');
  expect(options).toMatchObject({
    maxWidthOrHeight: 2000,
    maxSizeMB: 2,
    initialQuality: 0.8,
    preserveExif: false,
    useWebWorker: true,
    libURL: 'https://vongxe.example/library.js',
    signal,
  });
  const { onProgress } = options ?? {};
  if (typeof onProgress === 'function') onProgress(50);
  expect(shares).toEqual([0.5]);
  vi.unstubAllGlobals();
});
