import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { UnreadableHeic } from './judgeFile.ts';
import { openHeic } from './openHeic.ts';

vi.mock('heic-to/csp?url', () => ({ default: '/library.js' }));
const drawn: string[] = [];
class Canvas {
  constructor(
    readonly width: number,
    readonly height: number,
  ) {}
  getContext = () => ({ drawImage: () => drawn.push(`${this.width}x${this.height}`) });
  convertToBlob = async ({ type }: { type: string }) => new Blob(['drawn'], { type });
}
const picture = { width: 4032, height: 3024, close: vi.fn() };
const createImageBitmap = vi.fn();
beforeEach(() => {
  drawn.length = 0;
  picture.close.mockReset();
  createImageBitmap.mockReset();
  vi.stubGlobal('createImageBitmap', createImageBitmap);
  vi.stubGlobal('OffscreenCanvas', Canvas);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
const heic = new Blob(['heic']);
const cannot = () => createImageBitmap.mockRejectedValue(new DOMException('', 'InvalidStateError'));

describe('a HEIC', () => {
  it('is opened by the browser where it can, and no library is loaded', async () => {
    createImageBitmap.mockResolvedValue(picture);
    const load = vi.fn();
    const jpeg = await openHeic(heic, 2000, load);
    expect([jpeg.type, drawn]).toEqual(['image/jpeg', ['2000x1500']]);
    expect(createImageBitmap.mock.calls[0]?.[0].type).toBe('image/heic');
    expect(load).not.toHaveBeenCalled();
    expect(picture.close).toHaveBeenCalled();
  });

  it('is opened by the library elsewhere', async () => {
    cannot();
    const heicTo = vi.fn(async () => picture as unknown as ImageBitmap);
    expect((await openHeic(heic, 2000, async () => ({ heicTo }))).type).toBe('image/jpeg');
    expect(heicTo.mock.calls).toMatchObject([[{ type: 'bitmap' }]]);
  });

  it('that neither can open is told apart', async () => {
    cannot();
    const load = async () => ({ heicTo: () => Promise.reject('HEIF image not found') });
    await expect(openHeic(heic, 2000, load)).rejects.toBeInstanceOf(UnreadableHeic);
  });

  it('is not to blame where the library does not come', async () => {
    cannot();
    const failed = openHeic(heic, 2000, () => Promise.reject(new TypeError('Failed to fetch')));
    await expect(failed).rejects.toBeInstanceOf(TypeError);
  });

  it('is given up when its worker has not answered for a minute', async () => {
    vi.useFakeTimers();
    cannot();
    const load = async () => ({ heicTo: () => new Promise<ImageBitmap>(() => undefined) });
    const failed = expect(openHeic(heic, 2000, load)).rejects.toBeInstanceOf(UnreadableHeic);
    await vi.advanceTimersByTimeAsync(60_000);
    await failed;
  });
});
