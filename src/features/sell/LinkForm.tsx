import { useState } from 'react';
import type { Language } from '../../i18n/languages.ts';
import { sell } from '../../i18n/texts/sell.ts';
import { translate } from '../../i18n/texts.ts';
import { Button } from '../../ui/Button.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { completeLink } from './completeLink.ts';
import type { Editor } from './createEditor.ts';

type Props = { lang: Language; editor: Editor; onDone: () => void };

export const LinkForm = ({ lang, editor, onDone }: Props) => {
  const t = translate(lang, sell);
  const [range] = useState(() => editor.getSelection(true));
  const present = range && editor.getFormat(range).link;
  const [address, setAddress] = useState(typeof present === 'string' ? present : '');

  const apply = (typed: string) => {
    const link = completeLink(typed);
    if (range) {
      if (range.length === 0 && link) editor.insertText(range.index, link, 'link', link, 'user');
      else editor.formatText(range.index, range.length, 'link', link || false, 'user');
      editor.setSelection(range.index + Math.max(range.length, link.length), 0, 'user');
    }
    onDone();
  };

  return (
    <div className="flex flex-wrap gap-2 border-t border-line p-2">
      <TextInput
        autoFocus
        type="url"
        inputMode="url"
        aria-label={t('linkAddress')}
        placeholder="https://"
        value={address}
        onChange={(event) => setAddress(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onDone();
          if (event.key !== 'Enter') return;
          event.preventDefault();
          apply(address);
        }}
        className="min-w-0 flex-1 basis-48"
      />
      <Button onClick={() => apply(address)}>{t('linkApply')}</Button>
      {present ? <Button onClick={() => apply('')}>{t('linkRemove')}</Button> : null}
    </div>
  );
};
