import { fireEvent } from '@testing-library/dom';
import { render } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { hasButton, press, until } from '../../../tests/inMemory/hands.ts';
import '../../../tests/inMemory/openIsland.tsx';
import { emptyForm } from '../../domain/selling/listingForm.ts';
import type { createEditor } from './createEditor.ts';
import { DescriptionField, type EditorState } from './DescriptionField.tsx';
import { FormContext } from './formContext.ts';
import { createForm } from './formStore.ts';
import { RichEditor } from './RichEditor.tsx';

// jsdom can't run Quill; the browser tests cover its keys.
type Listeners = Parameters<typeof createEditor>[2];
const quill = vi.hoisted(() => ({
  made: [] as { root: HTMLElement; start: string; tell: unknown }[],
  gone: 0,
}));
vi.mock('./createEditor.ts', () => ({
  createEditor: (element: HTMLElement, start: string, tell: unknown) => {
    const root = document.createElement('div');
    root.contentEditable = 'true';
    element.append(root);
    quill.made.push({ root, start, tell });
    return {
      root,
      focus: () => undefined,
      getSelection: () => null,
      disable: () => {
        quill.gone += 1;
      },
    };
  },
}));
beforeEach(() => {
  quill.made.length = 0;
  quill.gone = 0;
});
const editor = () => quill.made.at(-1) as { root: HTMLElement; start: string; tell: Listeners };
const attributes = () =>
  Object.fromEntries([...editor().root.attributes].map(({ name, value }) => [name, value]));

const open = (description = '<p>Runs <strong>well</strong>.</p>', state: Partial<EditorState> = {}) => {
  const form = createForm({ ...emptyForm, description });
  const field = (now: Partial<EditorState>) => (
    <FormContext value={form}>
      <DescriptionField
        {...{ lang: 'en', name: 'description', label: 'Description', hint: 'Mention the papers.' }}
        {...{ Editor: RichEditor, failed: false, ...now }}
        required
      />
      <button type="button">Elsewhere</button>
    </FormContext>
  );
  const island = render(field(state));
  return { form, ...island, become: (now: Partial<EditorState>) => island.rerender(field(now)) };
};
const plain = () => document.querySelector('textarea') as HTMLTextAreaElement;

describe('the editor of a description', () => {
  it('begins with what is stored, and is a field with a name and a hint', async () => {
    const { unmount } = open();
    await until(() => attributes().role).toBe('textbox');
    expect(editor().start).toBe('<p>Runs <strong>well</strong>.</p>');
    const { id, 'aria-describedby': hint, ...rest } = attributes();
    expect(rest).toEqual({
      contenteditable: 'true',
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-required': 'true',
      'aria-label': 'Description',
    });
    expect(document.querySelector('label')?.htmlFor).toBe(id);
    expect(document.getElementById(hint ?? '')?.textContent).toBe('Mention the papers.');
    expect(quill.made).toHaveLength(1);
    unmount();
    expect(quill.gone).toBe(1);
  });

  it('tells the form what is written, and the toolbar where the caret stands', async () => {
    const { form } = open();
    editor().tell.onChange('<p>Sold as seen.</p>');
    expect(form.$values.get().description).toBe('<p>Sold as seen.</p>');
    expect(quill.made).toHaveLength(1);
    editor().tell.onFormats({ bold: true });
    const pressed = () =>
      [...document.querySelectorAll('[aria-pressed="true"]')].map((one) => one.getAttribute('aria-label'));
    await until(pressed).toEqual(['Bold']);
    editor().tell.onFormats({});
    await until(pressed).toEqual([]);
  });

  it('is judged once it is left for something else, and says so on itself', async () => {
    const { form } = open('');
    fireEvent.focusOut(editor().root, { relatedTarget: document.querySelector('[aria-label="Bold"]') });
    await form.check('publish');
    await until(() => editor().root.getAttribute('aria-invalid')).toBe('true');
    expect(attributes()['aria-describedby']).toMatch(/-hint .*-error$/);
    editor().tell.onChange('<p>Runs.</p>');
    await until(() => editor().root.hasAttribute('aria-invalid')).toBe(false);
    editor().tell.onChange(`<p>${'a'.repeat(20_001)}</p>`);
    fireEvent.focusOut(editor().root, { relatedTarget: document.body });
    await until(() => editor().root.getAttribute('aria-invalid')).toBe('true');
  });
});

describe('plain lines', () => {
  it('stand there until the editor comes, and are not exchanged while one types', async () => {
    const { form, become } = open('<p>Runs.</p>', { Editor: null });
    expect(plain().value).toBe('Runs.');
    expect(plain().readOnly).toBe(false);
    fireEvent.focusIn(plain());
    fireEvent.input(plain(), { target: { value: 'Runs well.' } });
    become({});
    expect(form.$values.get().description).toBe('<p>Runs well.</p>');
    expect(quill.made).toHaveLength(0);
    fireEvent.focusOut(plain());
    await until(() => quill.made.length).toBe(1);
    expect(editor().start).toBe('<p>Runs well.</p>');
  });

  it('do not write over what the editor alone can show, unless it never comes', async () => {
    const { become } = open(undefined, { Editor: null });
    expect(plain().readOnly).toBe(true);
    fireEvent.focusIn(plain());
    become({});
    await until(() => quill.made.length).toBe(1);
    become({ Editor: null, failed: true });
    expect(plain().readOnly).toBe(false);
    expect(hasButton('Bold')).toBe(true);
    await press('Bold');
    expect(plain().value).toBe('Runs well.');
  });
});
