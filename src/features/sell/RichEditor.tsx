import './editor.css';
import { useEffect, useRef, useState } from 'react';
import type { Language } from '../../i18n/languages.ts';
import { sell } from '../../i18n/texts/sell.ts';
import { translate } from '../../i18n/texts.ts';
import type { ControlProps } from '../../ui/Field.tsx';
import { createEditor, type Editor, type Formats } from './createEditor.ts';
import { EditorFrame } from './EditorFrame.tsx';
import { EditorToolbar } from './EditorToolbar.tsx';

export type RichEditorProps = ControlProps & {
  lang: Language;
  /** The description at the beginning; from then on the editor knows best. */
  start: string;
  onChange: (html: string) => void;
  onBlur: () => void;
};

/** The description's editor: a toolbar and Quill. */
export const RichEditor = ({ lang, start, onChange, onBlur, ...ids }: RichEditorProps) => {
  const place = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<Editor | null>(null);
  const [formats, setFormats] = useState<Formats>({});
  const listeners = useRef({ onChange, start });
  listeners.current.onChange = onChange;

  useEffect(() => {
    if (!place.current) return;
    const holder = document.createElement('div');
    place.current.replaceChildren(holder);
    const created = createEditor(holder, listeners.current.start, {
      onChange: (html) => listeners.current.onChange(html),
      onFormats: setFormats,
    });
    setEditor(created);
    return () => created.disable();
  }, []);

  const { id, 'aria-describedby': describedBy, 'aria-invalid': invalid } = ids;
  useEffect(() => {
    const root = editor?.root;
    if (!root) return;
    const attributes = {
      id,
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-required': 'true',
      'aria-label': translate(lang, sell)('description'),
      'aria-describedby': describedBy,
      'aria-invalid': invalid && 'true',
    };
    for (const [name, value] of Object.entries(attributes)) {
      if (value === undefined) root.removeAttribute(name);
      else root.setAttribute(name, value);
    }
  }, [editor, lang, id, describedBy, invalid]);

  return (
    <EditorFrame onLeave={onBlur}>
      <EditorToolbar lang={lang} editor={editor} formats={formats} />
      <div ref={place} className="rich-editor" />
    </EditorFrame>
  );
};
