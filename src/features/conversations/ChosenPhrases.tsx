import { X } from 'lucide-react';
import type { Phrase } from '../../domain/conversations/phrase.ts';
import type { Language } from '../../i18n/languages.ts';
import { otherLanguage, sayPhrase } from '../../i18n/sayPhrase.ts';
import { phrasePicker } from '../../i18n/texts/phrasePicker.ts';
import { translate } from '../../i18n/texts.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { OtherReads } from './OtherReads.tsx';

type Props = { lang: Language; phrases: readonly Phrase[]; onRemove: (index: number) => void };

export const ChosenPhrases = ({ lang, phrases, onRemove }: Props) => {
  const t = translate(lang, phrasePicker);
  if (phrases.length === 0) return null;
  return (
    <div>
      <p className="text-sm font-semibold">{t('chosen')}</p>
      <ol className="mt-1.5 grid grid-cols-1 gap-2">
        {phrases.map((phrase, index) => {
          const text = sayPhrase(lang, phrase) ?? '';
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same phrase may be chosen twice.
            <li key={index} className="flex items-start gap-1 rounded-md bg-sunken py-2 pr-1 pl-3.5">
              <div className="min-w-0 flex-1 self-center wrap-anywhere">
                <p>{text}</p>
                <OtherReads lang={lang} text={sayPhrase(otherLanguage(lang), phrase) ?? ''} />
              </div>
              <IconButton icon={X} label={t('remove', { text })} onClick={() => onRemove(index)} />
            </li>
          );
        })}
      </ol>
    </div>
  );
};
