import { fireEvent } from '@testing-library/dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { buildContact } from '../../../tests/fixtures/buildContact.ts';
import { buildListing } from '../../../tests/fixtures/buildListing.ts';
import { buildPhotos, photoId } from '../../../tests/fixtures/buildPhoto.ts';
import { put, world } from '../../../tests/inMemory/browserFirestore.ts';
import { button, notices, press, says, tick, until } from '../../../tests/inMemory/hands.ts';
import { openIsland } from '../../../tests/inMemory/openIsland.tsx';
import { ShareKit } from './ShareKit.tsx';

const id = 'b7TqXcS0w2nM5kPzR1aE';
const bike = (changes: Parameters<typeof buildListing>[0] = {}) =>
  put(`motorcycles/${id}`, buildListing({ id, user_id: 'buyer', facts: ['papers:own_name'], ...changes }));
const open = (lang: 'en' | 'vi' = 'en') => {
  history.replaceState(null, '', `/share-kit?listing=${id}`);
  return openIsland(ShareKit, { lang });
};
const poster = () => document.querySelector('.poster')?.textContent?.replaceAll('\u00a0', ' ') ?? '';
const photo = () => document.querySelector('.poster-photo') as HTMLImageElement;
const view = async (name: string) => {
  const tab = () =>
    [...document.querySelectorAll('[role=tab]')].find(({ textContent }) => textContent === name);
  await until(() => tab() !== undefined).toBe(true);
  fireEvent.click(tab() as HTMLElement);
};
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it("says in an app's browser that a download may fail, and how to open the page elsewhere", async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Linux; Android 15) Zalo android/502');
  bike();
  open('vi');
  await says(
    'Bạn đang xem trang trong trình duyệt của Zalo. Ở đây thường không tải về hay in được. Nếu bấm mà không thấy gì, hãy mở trang này bằng trình duyệt bạn vẫn dùng.',
  );
  expect(button('Sao chép liên kết')).toBeTruthy();
});

describe('the poster', () => {
  it('says in both languages what the bike is, and where it is found, without a number', async () => {
    bike({ price: 18_500_000 });
    put(`motorcycles/${id}/contact/phone`, buildContact());
    open();
    await until(poster).toContain('Honda Wave 2021');
    for (const words of [
      'Bán xe For sale',
      '18.500.000 ₫ 18.5 million ₫',
      '12.000 km 12,000 km',
      'Xe số, 110 cc Semi-automatic, 110 cc',
      "Xe chính chủ The papers are in the seller's name",
      'Xem xe tại Đà Nẵng See it in Da Nang',
      'vongxe.example/b/2e8fdmagx',
    ])
      expect(poster()).toContain(words);
    expect(document.querySelectorAll('.poster-strips > li')).toHaveLength(7);
    expect(poster()).not.toContain('0912');
    expect(world.asked.some((address) => address.includes('contact'))).toBe(false);
  });

  it('carries the number once the seller wants that, and no longer than that', async () => {
    bike();
    put(`motorcycles/${id}/contact/phone`, buildContact({ value: '+84912345678' }));
    open('vi');
    await tick(/^Ghi số điện thoại của tôi/);
    await until(poster).toContain('0912 345 678');
    await tick(/^Ghi số điện thoại của tôi/);
    await until(poster).not.toContain('0912');
  });

  it.each([
    ['has no number', () => undefined, 'This listing has no phone number'],
    [
      'has one that cannot be loaded',
      () => Object.assign(world, { broken: /batchGet/ }),
      'Your number could not be loaded',
    ],
  ])('of a listing that %s stays without, and says so', async (_which, prepare, notice) => {
    bike();
    open();
    await until(poster).toContain('Honda Wave 2021');
    prepare();
    await tick(/^Show my phone number/);
    await notices(notice);
    await until(() => document.querySelector<HTMLInputElement>('[role=switch]')?.checked).toBe(false);
    world.broken = null;
  });

  it('is printed once its photo is there', async () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    bike();
    open();
    await press(/^Loading the photo/);
    expect(print).not.toHaveBeenCalled();
    fireEvent.load(photo());
    await press('Print');
    expect(print).toHaveBeenCalledOnce();
  });

  it('says when its photo cannot be had, is not printed then, and tries again', async () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    bike();
    open();
    await until(() => photo() !== null).toBe(true);
    const first = photo();
    fireEvent.error(first);
    await says('The photo could not be loaded');
    await press('Print');
    expect(print).not.toHaveBeenCalled();
    await press('Try again');
    await until(() => photo() !== first).toBe(true);
    await button(/^Loading the photo/);
  });

  it('shows the photo that its seller chooses, and pictures show the same', async () => {
    bike({ images: buildPhotos(3, id) });
    open();
    await until(() => photo()?.src ?? '').toContain(photoId(0));
    await tick('Photo 3');
    await until(() => photo().src).toContain(photoId(2));
    await button(/^Loading the photo/);
    await view('Picture');
    await until(() => document.querySelector<HTMLInputElement>('[aria-label="Photo 3"]')?.checked).toBe(true);
  });

  it('is a card without strips in the smaller size', async () => {
    bike();
    open();
    await tick('A6 card');
    await until(() => document.querySelector('.poster')?.getAttribute('data-size')).toBe('a6');
    expect(document.querySelector('.poster-strips')).toBeNull();
  });

  it('of a paused bike says what the code leads to', async () => {
    bike({ status: 'paused' });
    open('vi');
    await says('Tin này đang tạm ẩn và ai quét mã cũng sẽ thấy điều đó.');
    expect(poster()).toContain('Honda Wave 2021');
  });
});

describe('the texts to paste', () => {
  const texts = () =>
    [...document.querySelectorAll('.kit-text')].map((text) => text.textContent?.split('\n')[0]);

  it('stand in both languages, that of the page first, and are copied one by one', async () => {
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    bike();
    open('vi');
    await view('Bài viết');
    await until(texts).toEqual([
      'Cần bán Honda Wave 2021, giá 15 triệu',
      'For sale: Honda Wave 2021, 15 million ₫',
    ]);
    await press('Sao chép: Tiếng Anh');
    await notices('Đã sao chép bài viết');
    expect(writeText).toHaveBeenCalledExactlyOnceWith(
      expect.stringMatching(/^For sale: [\s\S]*\/b\/2e8fdmagx$/),
    );
  });

  it('say how to go on where nothing can be copied', async () => {
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('no leave'));
    bike();
    open();
    await view('Text');
    await press('Copy: English');
    await notices("We couldn't copy the text. Select it and copy it yourself.");
  });
});

it('a picture that cannot be drawn says so and can be tried again', async () => {
  bike();
  open();
  await view('Picture');
  await says('The photo could not be loaded');
  await press('Try again');
  await says('The photo could not be loaded');
});
