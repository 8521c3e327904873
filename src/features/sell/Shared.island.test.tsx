import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { says, until } from '../../../tests/inMemory/hands.ts';
import { openIsland } from '../../../tests/inMemory/openIsland.tsx';
import { leave } from '../../../tests/inMemory/sellForm.tsx';
import { SellForm } from './SellForm.tsx';

const storage = vi.hoisted(() => ({ readShared: vi.fn() }));
vi.mock('../../offline/readShared.ts', () => storage);
vi.mock('./RichEditor.tsx', () => Promise.reject(new Error('not here')));

const jpeg = (name: string) =>
  new File([new Uint8Array([0xff, 0xd8, 0xff, 0xd9, 0, 0, 0, 0, 0, 0, 0, 0])], name);
const photosShown = () => document.querySelectorAll('li[data-photo]').length;
const open = (lang: 'en' | 'vi', search = '?shared=1') => {
  history.replaceState(null, '', `/sell${search}`);
  openIsland(SellForm, { lang, models: [] });
};
beforeEach(() => vi.stubGlobal('caches', {}));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

describe('what a phone has shared', () => {
  it('is in the form, with a word about it, and not once more after a reload', async () => {
    storage.readShared.mockResolvedValue({ photos: [jpeg('a.jpg'), jpeg('b.jpg')], left: 0, words: '' });
    open('en');
    await says('2 shared photos added');
    await until(photosShown).toBe(2);
    expect(location.search).toBe('');
    expect(storage.readShared).toHaveBeenCalledOnce();
  });

  it('says what could not be taken', async () => {
    const text = new File(['%PDF-1.7'], 'a.jpg');
    storage.readShared.mockResolvedValue({ photos: [jpeg('a.jpg'), text], left: 2, words: '' });
    open('vi');
    await says('Đã thêm 1 ảnh bạn chia sẻ');
    await says('Có 3 tệp không thêm được');
  });

  it('comes into the form that was left unfinished', async () => {
    leave();
    storage.readShared.mockResolvedValue({ photos: [jpeg('b.jpg')], left: 0, words: '' });
    open('en');
    await says("We've restored what you typed last time");
    await until(photosShown).toBe(2);
  });

  it('in words lies in the field of advertisements, open and not yet filled in', async () => {
    storage.readShared.mockResolvedValue({ photos: [], left: 0, words: 'Bán Wave 2021, 16tr' });
    open('vi');
    await says('Nội dung bạn chia sẻ nằm ở ô đầu trang.');
    await until(() => document.querySelector<HTMLTextAreaElement>('details[open] textarea')?.value).toBe(
      'Bán Wave 2021, 16tr',
    );
  });

  it('is asked for again where it did not arrive', async () => {
    storage.readShared.mockResolvedValue(null);
    open('en');
    await says("What you shared didn't arrive");
    await says('Please choose the photos in the form.');
  });

  it('is not looked for where nothing was shared', async () => {
    leave();
    open('en', '');
    await says("We've restored what you typed last time");
    expect(storage.readShared).not.toHaveBeenCalled();
  });
});
