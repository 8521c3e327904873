import {
  Bold,
  Italic,
  Link,
  List,
  ListOrdered,
  type LucideIcon,
  RemoveFormatting,
  Underline,
} from 'lucide-react';
import { useState } from 'react';
import type { Language } from '../../i18n/languages.ts';
import { sell } from '../../i18n/texts/sell.ts';
import { translate } from '../../i18n/texts.ts';
import type { Editor, Formats } from './createEditor.ts';
import { LinkForm } from './LinkForm.tsx';

type Props = { lang: Language; editor: Editor | null; formats: Formats };

const buttons = [
  { name: 'bold', icon: Bold, format: 'bold', value: true },
  { name: 'italic', icon: Italic, format: 'italic', value: true },
  { name: 'underline', icon: Underline, format: 'underline', value: true },
  { name: 'bulletList', icon: List, format: 'list', value: 'bullet' },
  { name: 'numberedList', icon: ListOrdered, format: 'list', value: 'ordered' },
] as const;

type ToolProps = {
  icon: LucideIcon;
  label: string;
  pressed?: boolean;
  disabled: boolean;
  onPress: () => void;
};
const Tool = ({ icon: Icon, label, pressed, disabled, onPress }: ToolProps) => (
  <button
    type="button"
    aria-label={label}
    title={label}
    aria-pressed={pressed}
    disabled={disabled}
    // Pressing a button must not deselect the text.
    onPointerDown={(event) => event.preventDefault()}
    onClick={onPress}
    className="grid h-11 min-w-0 max-w-11 flex-1 place-items-center rounded-md hover:bg-sunken aria-pressed:bg-sunken aria-pressed:text-signal disabled:opacity-45"
  >
    <Icon size={18} aria-hidden="true" />
  </button>
);

export const EditorToolbar = ({ lang, editor, formats }: Props) => {
  const t = translate(lang, sell);
  const [linking, setLinking] = useState(false);
  const disabled = editor === null;
  const clean = () => {
    const range = editor?.getSelection(true);
    if (!editor || !range) return;
    if (range.length > 0) editor.removeFormat(range.index, range.length, 'user');
    else for (const format of Object.keys(editor.getFormat())) editor.format(format, false, 'user');
  };
  return (
    <div className="border-b border-line">
      <div role="toolbar" aria-label={t('toolbar')} className="flex px-0.5">
        {buttons.map(({ name, icon, format, value }) => {
          const pressed = formats[format] === value;
          return (
            <Tool
              key={name}
              icon={icon}
              label={t(name)}
              pressed={pressed}
              disabled={disabled}
              onPress={() => {
                editor?.focus();
                editor?.format(format, pressed ? false : value, 'user');
              }}
            />
          );
        })}
        <Tool
          icon={Link}
          label={t('link')}
          pressed={Boolean(formats.link)}
          disabled={disabled}
          onPress={() => setLinking(!linking)}
        />
        <Tool icon={RemoveFormatting} label={t('clean')} disabled={disabled} onPress={clean} />
      </div>
      {linking && editor && <LinkForm lang={lang} editor={editor} onDone={() => setLinking(false)} />}
    </div>
  );
};
