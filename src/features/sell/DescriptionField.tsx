import { type ComponentType, useRef, useState } from 'react';
import type { Language } from '../../i18n/languages.ts';
import { BoundField } from './BoundField.tsx';
import { useField } from './formContext.ts';
import { PlainEditor } from './PlainEditor.tsx';
import type { RichEditorProps } from './RichEditor.tsx';

/** What a text is written in: the editor once it is there, plain lines until then. */
export type EditorState = { Editor: ComponentType<RichEditorProps> | null; failed: boolean };

type Props = EditorState & {
  lang: Language;
  name: 'description' | 'otherDescription';
  label: string;
  hint: string;
  required?: boolean;
};

/** A text about the bike, with a few formats. */
export const DescriptionField = ({ lang, name, label, Editor, failed, ...rest }: Props) => {
  const { value, set, leave } = useField(name);
  // Nobody's field is exchanged while they are typing in it.
  const [typing, setTyping] = useState(false);
  // An editor knows best what stands in it; it begins anew where something else fills the field in.
  const written = useRef({ html: value, times: 0 });
  if (value !== written.current.html) written.current = { html: value, times: written.current.times + 1 };
  const change = (html: string) => {
    written.current.html = html;
    set(html);
  };
  return (
    <BoundField lang={lang} name={name} label={label} {...rest}>
      {(ids) =>
        Editor && !typing ? (
          <Editor
            key={written.current.times}
            {...ids}
            lang={lang}
            label={label}
            start={value}
            onChange={change}
            onBlur={leave}
          />
        ) : (
          <PlainEditor
            {...ids}
            lang={lang}
            name={name}
            value={value}
            onChange={change}
            onFocus={() => setTyping(true)}
            onBlur={() => {
              setTyping(false);
              leave();
            }}
            waiting={!failed}
          />
        )
      }
    </BoundField>
  );
};
