import { fireEvent } from '@testing-library/dom';
import { act, render } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { button, hasButton, opened, press, says, until } from '../../tests/inMemory/hands.ts';
import '../../tests/inMemory/openIsland.tsx';
import { type PhotoEdit, type Size, sizeAfter } from '../domain/photos/photoEdit.ts';
import type { Language } from '../i18n/languages.ts';
import { TruncatedPhoto } from './judgeFile.ts';
import { PhotoEditor } from './PhotoEditor.tsx';

/** Replaces a canvas, which jsdom lacks, by its size and edits. */
type Picture = Size & { edits: readonly PhotoEdit[] };
const saved = vi.hoisted(() => vi.fn(async ({ edits }: Picture) => new Blob([JSON.stringify(edits)])));
const openPicture = vi.hoisted(() => vi.fn(async () => ({ width: 400, height: 300, edits: [] })));
vi.mock('./photoCanvas.ts', () => ({
  openPicture,
  saved,
  stroke: () => undefined,
  edited: (picture: Picture, edits: readonly PhotoEdit[]) => ({ ...sizeAfter(picture, edits), edits }),
}));

beforeEach(() => {
  saved.mockClear();
  HTMLElement.prototype.setPointerCapture = () => undefined;
  // The canvas is shown at half its size.
  vi.spyOn(HTMLCanvasElement.prototype, 'getBoundingClientRect').mockReturnValue({
    left: 10,
    top: 20,
    width: 200,
    height: 150,
  } as DOMRect);
});
const open = async ({ papers = false, sent = false, lang = 'en' as Language, isThere = true } = {}) => {
  const onDone = vi.fn(async (_photo: Blob | null) => undefined);
  const onCancel = vi.fn();
  const source = async () => new Blob(['photo']);
  render(
    <PhotoEditor
      lang={lang}
      source={source}
      papers={papers}
      sent={sent}
      onDone={onDone}
      onCancel={onCancel}
    />,
  );
  await opened();
  if (isThere) await button(/^(Cover|Tô che)$/);
  return { onDone, onCancel };
};
const canvas = () => document.querySelector('canvas') as HTMLCanvasElement;
const point = (clientX: number, clientY: number) => ({ clientX, clientY, button: 0, pointerId: 1 });
const edits = async (onDone: { mock: { calls: (Blob | null)[][] } }) =>
  JSON.parse((await onDone.mock.calls[0]?.[0]?.text()) ?? 'null');

describe('the editor of a photo', () => {
  it('promises that nothing is sent only where nothing was', async () => {
    await open();
    await says('what you cover is never sent');
    expect(document.body.textContent).not.toContain('uploaded already');
  });

  it('says of a photo that was uploaded what becomes of it', async () => {
    await open({ sent: true, lang: 'vi' });
    await says('Ảnh này đã được tải lên. Khi bạn lưu tin, ảnh đã sửa sẽ thay ảnh cũ');
    expect(document.body.textContent).not.toContain('không bao giờ được gửi');
  });

  it('covers what the finger goes over, in the pixels of the photo', async () => {
    const { onDone } = await open();
    fireEvent.pointerDown(canvas(), point(60, 70));
    fireEvent.pointerMove(canvas(), point(110, 70));
    fireEvent.pointerUp(canvas(), point(110, 70));
    fireEvent.pointerMove(canvas(), point(150, 70));
    await says('1 change');
    await press('Done');
    await until(() => onDone.mock.calls.length).toBe(1);
    expect(await edits(onDone)).toEqual([
      {
        kind: 'brush',
        points: [
          { x: 100, y: 100 },
          { x: 200, y: 100 },
        ],
        radius: 10,
      },
    ]);
  });

  it('turns, and takes back one change after the other', async () => {
    const { onDone } = await open();
    await press('Rotate');
    await press('Rotate');
    await says('2 changes');
    await press('Undo');
    await says('1 change');
    expect((await button('Undo')).disabled).toBe(false);
    await press('Undo');
    expect((await button('Undo')).disabled).toBe(true);
    await press('Rotate');
    await press('Done');
    await until(() => onDone.mock.calls.length).toBe(1);
    expect(await edits(onDone)).toEqual([{ kind: 'turn' }]);
  });

  it('crops and covers a selection that arrow keys have moved', async () => {
    const { onDone } = await open();
    await press('Select');
    fireEvent.keyDown(await button('Move the selection'), { key: 'ArrowDown' });
    fireEvent.keyDown(await button('Top left corner'), { key: 'ArrowRight', shiftKey: true });
    fireEvent.keyDown(await button('Top left corner'), { key: 'a' });
    await press('Cover selection');
    expect(hasButton('Cover selection')).toBe(false);
    await press('Select');
    await press('Crop to selection');
    await press('Done');
    await until(() => onDone.mock.calls.length).toBe(1);
    expect(await edits(onDone)).toEqual([
      { kind: 'cover', area: { x: 100, y: 53, width: 240, height: 210 } },
      { kind: 'crop', area: { x: 60, y: 45, width: 280, height: 210 } },
    ]);
  });

  it('stretches a selection by its corner with a finger', async () => {
    const { onDone } = await open();
    await press('Select');
    const corner = await button('Bottom right corner');
    vi.spyOn(corner.parentElement as HTMLElement, 'getBoundingClientRect').mockReturnValue({
      width: 140,
    } as DOMRect);
    fireEvent.pointerDown(corner, point(170, 140));
    await act(async () => void fireEvent.pointerMove(corner, point(150, 130)));
    fireEvent.pointerUp(corner, point(150, 130));
    fireEvent.pointerMove(corner, point(0, 0));
    await press('Crop to selection');
    await press('Done');
    await until(() => onDone.mock.calls.length).toBe(1);
    expect(await edits(onDone)).toEqual([{ kind: 'crop', area: { x: 60, y: 45, width: 240, height: 190 } }]);
  });

  it('that changed nothing gives nothing back, and a cancelled one neither', async () => {
    const { onDone, onCancel } = await open();
    await press('Done');
    await until(() => onDone.mock.calls).toEqual([[null]]);
    expect(saved).not.toHaveBeenCalled();
    await press('Cancel');
    expect(onCancel).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['en', 'Add photo', /paint over the owner's name and address, and the plate, frame and engine numbers/],
    ['vi', 'Thêm ảnh', /tô che họ tên, địa chỉ chủ xe, biển số, số khung và số máy/],
  ] as const)(
    'says what to cover on papers, which are drawn anew in any case (%s)',
    async (lang, add, words) => {
      const { onDone } = await open({ papers: true, lang });
      await says(words);
      await press(add);
      await until(() => onDone.mock.calls.length).toBe(1);
      expect(await edits(onDone)).toEqual([]);
    },
  );

  it('says when the photo cannot be opened', async () => {
    openPicture.mockRejectedValueOnce(new Error('broken'));
    await open({ isThere: false });
    await says("We couldn't open this photo.");
    expect((await button('Done')).disabled).toBe(true);
  });

  it.each([
    ['en', 'Part of this photo is missing. Choose it again, or take a new one.'],
    ['vi', 'Ảnh bị thiếu một phần. Vui lòng chọn lại hoặc chụp ảnh mới.'],
  ] as const)('says when a part of the photo is missing (%s)', async (lang, words) => {
    openPicture.mockRejectedValueOnce(new TruncatedPhoto('cut'));
    await open({ lang, isThere: false });
    await says(words);
  });

  it('stays open when the photo could not be saved', async () => {
    const { onDone } = await open();
    await press('Rotate');
    saved.mockRejectedValueOnce(new Error('no room'));
    await press('Done');
    await says("That didn't work. Try again.");
    expect(onDone).not.toHaveBeenCalled();
  });
});
