import { fireEvent } from '@testing-library/dom';
import { render } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { button, control, hasDialog, opened, press, says, until } from '../../../tests/inMemory/hands.ts';
import '../../../tests/inMemory/openIsland.tsx';
import type { Language } from '../../i18n/languages.ts';
import { createPhotoQueue } from '../../photos/photoQueue.ts';
import type { EarlierPhoto, PhotoWork } from '../../photos/queuedPhoto.ts';
import { PhotoSection } from './PhotoSection.tsx';

vi.mock('../../photos/photoCanvas.ts', () => ({
  openPicture: async () => ({ width: 400, height: 300 }),
  edited: (picture: object) => picture,
  saved: async () => new Blob([new Uint8Array([0xff, 0xd8, 0xff, 0xd9]), 'covered'], { type: 'image/jpeg' }),
  stroke: () => undefined,
}));

const jpeg = (name = 'a.jpg') => new File([new Uint8Array([0xff, 0xd8, 0xff, 0xd9])], name);
let count = 0;
const sent: Blob[] = [];
beforeEach(() => {
  sent.length = 0;
  // Prevents a file chooser: the tests choose files.
  vi.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(() => undefined);
});
const open = (
  changes: Partial<PhotoWork> = {},
  earlier: readonly EarlierPhoto[] = [],
  lang: Language = 'en',
) => {
  const work: PhotoWork = {
    newId: () => {
      count += 1;
      return `photo${count}`;
    },
    compress: async (file) => file,
    measure: async () => [],
    upload: async (_address, photo) => void sent.push(photo),
    isThere: async () => true,
    awaitVerdict: async () => 'ready',
    fetchFull: async () => new Blob(['from the server']),
    isOnline: () => true,
    online: async () => undefined,
    preview: () => 'blob:preview',
    release: () => undefined,
    keep: async () => undefined,
    recall: async () => null,
    isReplaced: async () => false,
    forget: async () => undefined,
    ...changes,
  };
  const queue = createPhotoQueue('bike', work, earlier);
  render(<PhotoSection lang={lang} queue={queue} missing={false} />);
  return queue;
};
const choose = async (...files: File[]) => {
  const input = await control(/Add photos|Thêm ảnh/);
  Object.defineProperty(input, 'files', { value: files, configurable: true });
  fireEvent.change(input);
  return input;
};
const shots = () =>
  [...document.querySelectorAll<HTMLElement>('[data-shot]')].map(({ dataset }) => dataset.shot);

describe('the photos that buyers look for', () => {
  it.each([
    ['en', 'Photos buyers look for', '0 of 8 added', 'Papers (numbers covered)'],
    ['vi', 'Những ảnh người mua cần xem', 'Đã có 0/8 ảnh', 'Cà vẹt, đã che số'],
  ] as const)(
    'are named in their order, and none is there yet (%s)',
    async (lang, title, missing, papers) => {
      open({}, [], lang);
      await says(title);
      await says(missing);
      expect(shots()).toEqual(['left', 'right', 'front', 'back', 'odometer', 'engine', 'tyres', 'papers']);
      await button(papers);
    },
  );

  it('are chosen one by one, each for its place', async () => {
    const queue = open();
    await press('Odometer');
    expect((await choose(jpeg())).multiple).toBe(false);
    await until(() => queue.$photos.get().map(({ shot }) => shot)).toEqual(['odometer']);
    await says('1 of 8 added');
    expect(shots()).not.toContain('odometer');
    await press(/^Add photos/);
    expect((await choose(jpeg(), jpeg('b.jpg'))).multiple).toBe(true);
    await until(() => queue.$photos.get().map(({ shot }) => shot)).toEqual(['odometer', null, null]);
    await says('1 of 8 added');
  });

  it('are not complete with eight photos that nobody put into a place', async () => {
    const stored = Array.from({ length: 8 }, (_, index) => ({
      key: `k${index}`,
      address: `/photos/bike/k${index}`,
      stage: 'stored' as const,
    }));
    open({}, stored);
    await says('0 of 8 added');
    expect(shots()).toHaveLength(8);
  });

  it('are not asked for where there is no room', async () => {
    const stored = Array.from({ length: 10 }, (_, index) => ({
      key: `k${index}`,
      address: `/photos/bike/k${index}`,
      stage: 'stored' as const,
    }));
    open({}, stored);
    expect((await button('Left side')).disabled).toBe(true);
  });

  it('hold the papers back until they were covered', async () => {
    const queue = open();
    await press('Papers (numbers covered)');
    await choose(jpeg('papers.jpg'));
    await opened();
    expect(queue.$photos.get()).toEqual([]);
    await button('Cover');
    await press('Add photo');
    await until(() => queue.$photos.get().map(({ shot }) => shot)).toEqual(['papers']);
    await until(() => sent.length).toBe(1);
    expect(await sent[0]?.text()).toContain('covered');
    expect(hasDialog()).toBe(false);
  });

  it('leave the papers out when their editor is cancelled', async () => {
    const queue = open();
    await press('Papers (numbers covered)');
    await choose(jpeg('papers.jpg'));
    await opened();
    await press('Cancel');
    await until(hasDialog).toBe(false);
    expect(queue.$photos.get()).toEqual([]);
    expect(sent).toEqual([]);
  });
});

describe('a photo on the form', () => {
  it('is edited by a press, not sent meanwhile, and sent as it was edited', async () => {
    let here = 0;
    const queue = open({
      upload: async (_address, photo, { signal }) => {
        here += 1;
        if (here === 1)
          await new Promise((_resolve, reject) =>
            signal.addEventListener('abort', () => reject(new Error('held'))),
          );
        sent.push(photo);
      },
    });
    await choose(jpeg());
    await until(() => here).toBe(1);
    await press('Edit photo 1');
    await opened();
    expect(queue.$photos.get()[0]?.stage).toBe('waiting');
    await press('Rotate');
    await press('Done');
    await until(() => queue.$photos.get()[0]?.stage).toBe('ready');
    expect(await Promise.all(sent.map((photo) => photo.text()))).toEqual([
      expect.stringContaining('covered'),
    ]);
    expect(hasDialog()).toBe(false);
  });

  it('goes on as it was when its editor is left', async () => {
    const queue = open();
    await choose(jpeg());
    await until(() => queue.$photos.get()[0]?.stage).toBe('ready');
    const address = queue.$photos.get()[0]?.address;
    await press('Edit photo 1');
    await opened();
    await press('Cancel');
    await until(hasDialog).toBe(false);
    expect(queue.$photos.get()[0]?.address).toBe(address);
  });

  it.each([
    ['en', ['Looks blurred', 'Looks dark', 'Low resolution']],
    ['vi', ['Ảnh bị mờ, rung', 'Ảnh hơi tối', 'Ảnh nhỏ, dễ vỡ nét']],
  ] as const)('says what its pixels tell, and is ready all the same (%s)', async (lang, hints) => {
    const queue = open({ measure: async () => ['blurred', 'dark', 'small'] }, [], lang);
    await choose(jpeg());
    for (const hint of hints) await says(hint);
    await until(() => queue.$photos.get()[0]?.stage).toBe('ready');
  });

  it.each([
    ['en', 'Waiting for a connection'],
    ['vi', 'Đang chờ mạng'],
  ] as const)('says that it waits for the network, and goes on with it (%s)', async (lang, words) => {
    let back: () => void = () => undefined;
    let isOnline = false;
    const online = () =>
      new Promise<void>((resolve) => {
        back = () => {
          isOnline = true;
          resolve();
        };
      });
    const queue = open({ isOnline: () => isOnline, online }, [], lang);
    await choose(jpeg());
    await says(words);
    back();
    await until(() => queue.$photos.get()[0]?.stage).toBe('ready');
  });

  it('says so too when the network goes while it is sent', async () => {
    const shown = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    open({ upload: () => new Promise(() => undefined) });
    await choose(jpeg());
    await says('Uploading');
    shown.mockReturnValue(false);
    dispatchEvent(new Event('offline'));
    await says('Waiting for a connection');
    shown.mockReturnValue(true);
    dispatchEvent(new Event('online'));
    await says('Uploading');
    shown.mockRestore();
  });
});
