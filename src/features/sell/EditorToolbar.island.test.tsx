import { fireEvent } from '@testing-library/dom';
import { render } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { button, control, hasButton, press, type, until } from '../../../tests/inMemory/hands.ts';
import '../../../tests/inMemory/openIsland.tsx';
import type { Editor } from './createEditor.ts';
import { EditorToolbar } from './EditorToolbar.tsx';

const calls: unknown[][] = [];
let range: { index: number; length: number } | null;
let formats: Record<string, unknown>;
const hear =
  (name: string) =>
  (...given: unknown[]) =>
    void calls.push([name, ...given]);
const editor = {
  focus: () => undefined,
  getSelection: () => range,
  getFormat: () => formats,
  format: hear('format'),
  formatText: hear('formatText'),
  insertText: hear('insertText'),
  removeFormat: hear('removeFormat'),
  setSelection: hear('setSelection'),
} as unknown as Editor;
beforeEach(() => {
  calls.length = 0;
  range = { index: 3, length: 4 };
  formats = {};
});
const open = (pressed: object = {}) => render(<EditorToolbar lang="en" editor={editor} formats={pressed} />);

describe('[S2.70] the tools of the description', () => {
  it.each([
    ['Bold', 'bold', true],
    ['Italic', 'italic', true],
    ['Underline', 'underline', true],
    ['Bullet list', 'list', 'bullet'],
    ['Numbered list', 'list', 'ordered'],
  ])('%s formats what is selected, and takes it back where it is so', async (name, format, value) => {
    const { unmount } = open();
    await press(name);
    unmount();
    open({ [format]: value });
    expect((await button(name)).getAttribute('aria-pressed')).toBe('true');
    await press(name);
    expect(calls).toEqual([
      ['format', format, value, 'user'],
      ['format', format, false, 'user'],
    ]);
  });

  it('plain is for the words that are selected, or for those that come', async () => {
    open();
    await press('Remove formatting');
    range = { index: 3, length: 0 };
    formats = { bold: true, italic: true };
    await press('Remove formatting');
    range = null;
    await press('Remove formatting');
    expect(calls).toEqual([
      ['removeFormat', 3, 4, 'user'],
      ['format', 'bold', false, 'user'],
      ['format', 'italic', false, 'user'],
    ]);
  });

  it('a press leaves the selection alone', async () => {
    open();
    expect(fireEvent.pointerDown(await button('Bold'))).toBe(false);
  });
});

describe('a link', () => {
  it('goes on the words that are selected, completed to an address', async () => {
    open();
    await press('Link');
    type(await control('Link URL'), 'example.com');
    await press('Apply');
    expect(calls).toEqual([
      ['formatText', 3, 4, 'link', 'https://example.com', 'user'],
      ['setSelection', 3 + 'https://example.com'.length, 0, 'user'],
    ]);
    await until(() => hasButton('Apply')).toBe(false);
  });

  it('where nothing is selected stands there itself', async () => {
    range = { index: 3, length: 0 };
    open();
    await press('Link');
    const field = await control('Link URL');
    type(field, 'https://a.vn');
    expect(fireEvent.keyDown(field, { key: 'Enter' })).toBe(false);
    expect(calls[0]).toEqual(['insertText', 3, 'https://a.vn', 'link', 'https://a.vn', 'user']);
  });

  it('that is there can be changed or removed', async () => {
    formats = { link: 'https://a.vn' };
    open({ link: 'https://a.vn' });
    await press('Link');
    expect((await control('Link URL')).value).toBe('https://a.vn');
    await press('Remove link');
    expect(calls[0]).toEqual(['formatText', 3, 4, 'link', false, 'user']);
  });

  it('is given up with Escape, or by pressing the tool again', async () => {
    open();
    await press('Link');
    expect(hasButton('Remove link')).toBe(false);
    fireEvent.keyDown(await control('Link URL'), { key: 'a' });
    fireEvent.keyDown(await control('Link URL'), { key: 'Escape' });
    await until(() => hasButton('Apply')).toBe(false);
    await press('Link');
    await button('Apply');
    await press('Link');
    await until(() => hasButton('Apply')).toBe(false);
    expect(calls).toEqual([]);
  });
});
