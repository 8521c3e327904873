import { type ComponentType, useRef, useState } from 'react';
import type { Language } from '../../i18n/languages.ts';
import { BoundField } from './BoundField.tsx';
import { useField } from './formContext.ts';
import { PlainEditor } from './PlainEditor.tsx';
import type { RichEditorProps } from './RichEditor.tsx';

/** `Editor` is null before it has loaded, and after a failure; PlainEditor replaces it. */
export type EditorState = { Editor: ComponentType<RichEditorProps> | null; failed: boolean };

type Props = EditorState & {
  lang: Language;
  name: 'description' | 'otherDescription';
  label: string;
  hint: string;
  required?: boolean;
};

export const DescriptionField = ({ lang, name, label, Editor, failed, ...rest }: Props) => {
  const { value, set, leave } = useField(name);
  // The rich editor must not replace a field in use.
  const [typing, setTyping] = useState(false);
  // The editor reads its text only when created. If the value changes from outside, a new key recreates it.
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
