import type { Language } from '../../i18n/languages.ts';
import type { ControlProps } from '../../ui/Field.tsx';
import { growWithText } from '../../ui/growWithText.ts';
import { htmlToText, isPlain, textToHtml } from './deltaHtml.ts';
import { EditorFrame } from './EditorFrame.tsx';
import { EditorToolbar } from './EditorToolbar.tsx';

type Props = ControlProps & {
  lang: Language;
  name: string;
  value: string;
  onChange: (html: string) => void;
  onFocus: () => void;
  onBlur: () => void;
  /** While the rich editor loads, formatted text is read-only. */
  waiting: boolean;
};

export const PlainEditor = ({ lang, name, value, onChange, onFocus, onBlur, waiting, ...ids }: Props) => {
  const locked = waiting && !isPlain(value);
  return (
    <EditorFrame>
      <EditorToolbar lang={lang} editor={null} formats={{}} />
      <textarea
        {...ids}
        name={name}
        className="field-sizing-content block min-h-56 w-full px-3.5 py-3 text-base outline-none"
        value={htmlToText(value)}
        readOnly={locked}
        onInput={growWithText}
        onChange={(event) => onChange(textToHtml(event.target.value))}
        onFocus={locked ? undefined : onFocus}
        onBlur={onBlur}
      />
    </EditorFrame>
  );
};
