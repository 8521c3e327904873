import { fireEvent } from '@testing-library/dom';
import { render } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { button, control, hasButton, notices, press, says, until } from '../../../tests/inMemory/hands.ts';
import '../../../tests/inMemory/openIsland.tsx';
import { createPhotoQueue } from '../../photos/photoQueue.ts';
import type { EarlierPhoto, PhotoWork, Verdict } from '../../photos/queuedPhoto.ts';
import { PhotoSection } from './PhotoSection.tsx';

const jpeg = (name = 'a.jpg') => new File([new Uint8Array([0xff, 0xd8, 0xff, 0xd9])], name);
let count = 0;
const open = (changes: Partial<PhotoWork> = {}, earlier: readonly EarlierPhoto[] = [], missing = false) => {
  const work: PhotoWork = {
    newId: () => {
      count += 1;
      return `photo${count}`;
    },
    compress: async () => new Blob(['small'], { type: 'image/jpeg' }),
    upload: async () => undefined,
    isThere: async () => true,
    awaitVerdict: async () => 'ready',
    measure: async () => [],
    fetchFull: async () => new Blob(['from the server']),
    isOnline: () => true,
    online: async () => undefined,
    isReplaced: async () => false,
    preview: () => 'blob:preview',
    release: () => undefined,
    keep: async () => undefined,
    recall: async () => null,
    forget: async () => undefined,
    ...changes,
  };
  const queue = createPhotoQueue('bike', work, earlier);
  return { queue, ...render(<PhotoSection lang="en" queue={queue} missing={missing} />) };
};
const choose = async (...files: File[]) => {
  const input = await control('Add photos');
  Object.defineProperty(input, 'files', { value: files, configurable: true });
  fireEvent.change(input);
};
const stages = () =>
  [...document.querySelectorAll<HTMLElement>('[data-stage]')].map(({ dataset }) => dataset.stage);
const tiles = () =>
  [...document.querySelectorAll<HTMLElement>('[data-photo]')].map(({ dataset }) => dataset.photo);
const three = ['one', 'two', 'three'].map((key) => ({
  key,
  address: `/photos/bike/${key}`,
  stage: 'stored' as const,
}));

describe('[S5.17] the photos of a listing', () => {
  it('go from a file to a photo, the first one being the main photo', async () => {
    open();
    await says('0 of 10 photos');
    await choose(jpeg(), jpeg('b.jpg'));
    await until(stages).toEqual(['ready', 'ready']);
    await says('2 of 10 photos');
    await says('2 of 2 photos ready');
    expect(document.body.textContent?.match(/Main photo/g)).toHaveLength(1);
    expect([...document.querySelectorAll('img')].map(({ alt }) => alt)).toEqual(['Photo 1', 'Photo 2']);
  });

  it('say how far each is, and can be cancelled', async () => {
    let tell: (share: number) => void = () => undefined;
    let isGone = false;
    open({
      upload: (_address, _photo, { onProgress, signal }) =>
        new Promise((_resolve, reject) => {
          tell = onProgress;
          signal.addEventListener('abort', () => {
            isGone = true;
            reject(new Error('aborted'));
          });
        }),
    });
    await choose(jpeg());
    await until(stages).toEqual(['uploading']);
    await says('Uploading');
    tell(0.42);
    await says('42%');
    await says('0 of 1 photos ready');
    await press('Cancel upload of photo 1');
    await until(tiles).toEqual([]);
    expect(isGone).toBe(true);
  });

  it('wait for the server’s word, and are removed by another name then', async () => {
    let decide: (verdict: Verdict) => void = () => undefined;
    open({ awaitVerdict: () => new Promise((resolve) => (decide = resolve)) });
    await choose(jpeg());
    await until(stages).toEqual(['processing']);
    await says('Almost ready');
    decide('ready');
    await until(stages).toEqual(['ready']);
    await press('Remove photo 1');
    await until(tiles).toEqual([]);
    await says('0 of 10 photos');
  });

  it.each([
    ['limit', "You've uploaded too many photos. Try again in an hour, or tomorrow.", true],
    ['type', "We can't use this file. Choose another photo.", false],
    ['size', 'This photo is too large. Choose a smaller one.', false],
  ] as const)(
    'that the server refuses (%s) say why, and can be tried again: %s',
    async (verdict, words, again) => {
      open({ awaitVerdict: async () => verdict });
      await choose(jpeg());
      await until(stages).toEqual(['failed']);
      await says(words);
      await says(`Photo 1: ${words}`);
      await notices('Upload failed');
      expect(hasButton('Try photo 1 again')).toBe(again);
    },
  );

  it.each([
    ['shape', 'This photo is too long and narrow. Choose another one.'],
    ['truncated', 'Part of this photo is missing. Choose it again, or take a new one.'],
  ] as const)(
    'that the server refuses for what they are (%s) say so wherever the seller is',
    async (verdict, words) => {
      open({ awaitVerdict: async () => verdict });
      await choose(jpeg());
      await says(`Photo 1: ${words}`);
      await notices(words);
      expect(hasButton('Try photo 1 again')).toBe(false);
    },
  );

  it.each([
    ['Mozilla/5.0 (Linux; Android 15; K) Chrome/140.0.0.0 Mobile Safari/537.36', true],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0.0.0 Safari/537.36', false],
  ])('are taken by the camera where the browser needs to be asked for it: %s', async (userAgent, asks) => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
    open();
    const input = (await control('Add photos')) as HTMLInputElement;
    await until(() => input.accept.includes('android/allowCamera')).toBe(asks);
    expect(input.accept).toContain('image/jpeg');
  });

  it('that could not be sent are sent again', async () => {
    const upload = vi.fn(async () => undefined).mockRejectedValueOnce(new Error('no network'));
    open({ upload });
    await choose(jpeg());
    await press('Try photo 1 again');
    await until(stages).toEqual(['ready']);
    expect(upload.mock.calls.length).toBeGreaterThan(1);
  });

  it('[S8.28] that could not be made smaller say so', async () => {
    open({ compress: () => Promise.reject(new Error('broken')) });
    await choose(jpeg());
    await until(stages).toEqual(['failed']);
    await notices('Image compression failed');
  });

  it('that are none are not taken, each by its name', async () => {
    open();
    await choose(new File(['%PDF-1.7'], 'papers.jpg'), jpeg());
    await says(/papers.jpg: /);
    await until(stages).toEqual(['ready']);
  });

  it('are ten at most', async () => {
    open();
    await choose(...Array.from({ length: 12 }, (_, index) => jpeg(`${index}.jpg`)));
    await says("2 photos weren't added: a listing can have up to 10.");
    await until(() => stages().length).toBe(10);
    expect((await button(/^Add photos/)).disabled).toBe(true);
  });

  it('that are missing are asked for', async () => {
    open({}, [], true);
    await says('Please add at least one photo of your motorcycle');
  });
});

describe('the order of the photos', () => {
  it('is changed by arrows, and said', async () => {
    open({}, three);
    await until(tiles).toEqual(['one', 'two', 'three']);
    expect((await button('Move photo 1 forward')).disabled).toBe(true);
    expect((await button('Move photo 3 back')).disabled).toBe(true);
    await press('Move photo 3 forward');
    await until(tiles).toEqual(['one', 'three', 'two']);
    await says('Photo moved to position 2');
    await press('Move photo 2 forward');
    await until(tiles).toEqual(['three', 'one', 'two']);
    await press('Move photo 1 back');
    await until(tiles).toEqual(['one', 'three', 'two']);
  });

  it('keeps the focus on the photo that was moved, whichever of its arrows is left', async () => {
    open({}, three);
    await until(tiles).toEqual(['one', 'two', 'three']);
    const focused = () => document.activeElement?.getAttribute('aria-label');
    await press('Move photo 3 forward');
    await until(focused).toBe('Move photo 2 forward');
    await press('Move photo 2 forward');
    await until(focused).toBe('Move photo 1 back');
    await press('Move photo 1 back');
    await until(focused).toBe('Move photo 2 back');
  });

  it('is left alone by what is dragged from elsewhere', async () => {
    open({}, three);
    await until(tiles).toEqual(['one', 'two', 'three']);
    const [one, two] = [...document.querySelectorAll('[data-photo]')] as Element[];
    const dataTransfer = { effectAllowed: '', setData: vi.fn(), types: [] };
    fireEvent.dragEnter(two as Element, { dataTransfer });
    const over = () => fireEvent.dragOver(two as Element, { dataTransfer });
    const drop = () => fireEvent.drop(two as Element, { dataTransfer });
    expect([over(), drop()]).toEqual([true, true]);
    expect(tiles()).toEqual(['one', 'two', 'three']);
    fireEvent.dragStart(one as Element, { dataTransfer });
    fireEvent.dragEnter(one as Element, { dataTransfer });
    expect([over(), drop()]).toEqual([false, false]);
    expect(dataTransfer.setData.mock.calls).toEqual([['text/plain', 'one']]);
    expect(tiles()).toEqual(['one', 'two', 'three']);
  });

  it('is changed by a finger that drags a handle, and not where it is interrupted', async () => {
    open({}, three);
    await until(tiles).toEqual(['one', 'two', 'three']);
    HTMLElement.prototype.setPointerCapture = () => undefined;
    const [handle] = [...document.querySelectorAll('[data-handle]')] as Element[];
    document.elementFromPoint = () => document.querySelector('[data-photo="three"] img');
    const finger = { pointerId: 1, clientX: 5, clientY: 5 };
    fireEvent.pointerDown(handle as Element, finger);
    await until(() => document.querySelectorAll('.opacity-45[data-photo]').length).toBe(1);
    fireEvent.pointerCancel(handle as Element, finger);
    await until(() => document.querySelectorAll('.opacity-45[data-photo]').length).toBe(0);
    expect(tiles()).toEqual(['one', 'two', 'three']);
    fireEvent.pointerDown(handle as Element, finger);
    fireEvent.pointerUp(handle as Element, finger);
    await until(tiles).toEqual(['two', 'three', 'one']);
  });

  it('is changed by dragging', async () => {
    open({}, three);
    await until(tiles).toEqual(['one', 'two', 'three']);
    const [one, , last] = [...document.querySelectorAll('[data-photo]')] as Element[];
    const dataTransfer = { effectAllowed: '', setData: vi.fn(), types: [] };
    fireEvent.dragStart(one as Element, { dataTransfer });
    fireEvent.dragEnter(last as Element, { dataTransfer });
    await until(tiles).toEqual(['two', 'three', 'one']);
    fireEvent.dragEnd(one as Element, { dataTransfer });
    fireEvent.dragEnter(last as Element, { dataTransfer });
    expect(tiles()).toEqual(['two', 'three', 'one']);
  });
});

describe('files from elsewhere', () => {
  const place = () => document.querySelector('[data-field="images"]') as HTMLElement;

  it('are taken where they are dropped, and nothing else is', async () => {
    open();
    const drop = (types: string[], files: File[]) =>
      fireEvent.drop(place(), { dataTransfer: { types, files } });
    expect(drop(['text/plain'], [])).toBe(true);
    expect(drop(['Files'], [jpeg()])).toBe(false);
    await until(stages).toEqual(['ready']);
  });

  it('are taken from the clipboard, unless it is text', async () => {
    open();
    const paste = (types: string[]) => {
      const event = new Event('paste');
      dispatchEvent(Object.assign(event, { clipboardData: { files: [jpeg()], types } }));
    };
    paste(['text/plain', 'Files']);
    paste(['Files']);
    await until(stages).toEqual(['ready']);
  });
});
