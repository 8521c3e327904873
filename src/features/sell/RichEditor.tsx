import './editor.css';
import { useEffect, useRef, useState } from 'react';
import type { Language } from '../../i18n/languages.ts';
import type { ControlProps } from '../../ui/Field.tsx';
import { createEditor, type Editor, type Formats } from './createEditor.ts';
import { EditorFrame } from './EditorFrame.tsx';
import { EditorToolbar } from './EditorToolbar.tsx';

export type RichEditorProps = ControlProps & {
  lang: Language;
  label: string;
  start: string;
  onChange: (html: string) => void;
  onBlur: () => void;
};

export const RichEditor = ({ lang, label, start, onChange, onBlur, ...ids }: RichEditorProps) => {
  const element = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<Editor | null>(null);
  const [formats, setFormats] = useState<Formats>({});
  const listeners = useRef({ onChange, start });
  listeners.current.onChange = onChange;

  useEffect(() => {
    if (!element.current) return;
    const holder = document.createElement('div');
    element.current.replaceChildren(holder);
    const created = createEditor(holder, listeners.current.start, {
      onChange: (html) => listeners.current.onChange(html),
      onFormats: setFormats,
    });
    setEditor(created);
    return () => created.disable();
  }, []);

  const { id, 'aria-describedby': describedBy, 'aria-invalid': invalid, 'aria-required': required } = ids;
  useEffect(() => {
    const root = editor?.root;
    if (!root) return;
    const attributes = {
      id,
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-required': required && 'true',
      'aria-label': label,
      'aria-describedby': describedBy,
      'aria-invalid': invalid && 'true',
    };
    for (const [name, value] of Object.entries(attributes)) {
      if (value === undefined) root.removeAttribute(name);
      else root.setAttribute(name, value);
    }
  }, [editor, label, id, describedBy, invalid, required]);

  return (
    <EditorFrame onLeave={onBlur}>
      <EditorToolbar lang={lang} editor={editor} formats={formats} />
      {/* A page translator would change the description. */}
      <div ref={element} translate="no" className="rich-editor" />
    </EditorFrame>
  );
};
