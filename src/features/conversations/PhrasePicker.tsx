import { MessageSquareQuote } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { maxPhrases, type Phrase } from '../../domain/conversations/phrase.ts';
import { fitsPhrase } from '../../domain/conversations/phrases.ts';
import { sayPhrase } from '../../i18n/sayPhrase.ts';
import { phrasePicker } from '../../i18n/texts/phrasePicker.ts';
import { translate } from '../../i18n/texts.ts';
import { Button } from '../../ui/Button.tsx';
import { ChosenPhrases } from './ChosenPhrases.tsx';
import { PhraseBrowser } from './PhraseBrowser.tsx';
import type { PhraseFieldProps } from './phraseFieldProps.ts';

export const PhrasePicker = ({
  lang,
  side,
  otherPhrases,
  chosen,
  onChange,
  onDone,
  startsOpen,
}: PhraseFieldProps & { startsOpen: boolean }) => {
  const t = translate(lang, phrasePicker);
  const [isOpen, setOpen] = useState(startsOpen);
  const [news, setNews] = useState('');
  const section = useRef<HTMLElement>(null);
  const phrases = chosen.filter(fitsPhrase);
  const isFull = phrases.length >= maxPhrases;

  /** Focuses the section after a change, as the pressed button disappears. */
  const take = (next: readonly Phrase[], announcement: string) => {
    onChange(next);
    setNews(announcement);
    section.current?.focus({ preventScroll: true });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when opened.
  useEffect(() => {
    // Focusing the field would open a phone's keyboard over the suggestions.
    if (startsOpen) section.current?.focus({ preventScroll: true });
  }, []);

  return (
    <section ref={section} tabIndex={-1} aria-label={t('title')} className="grid grid-cols-1 gap-3">
      <p role="status" className="sr-only">
        {news}
      </p>
      <ChosenPhrases
        lang={lang}
        phrases={phrases}
        onRemove={(index) => take(phrases.toSpliced(index, 1), '')}
      />
      {isFull && <p className="text-sm text-ink-soft">{t('full', { count: maxPhrases })}</p>}
      {!isFull && isOpen && (
        <PhraseBrowser
          lang={lang}
          side={side}
          otherPhrases={otherPhrases}
          chosen={phrases}
          onClose={() => {
            setOpen(false);
            section.current?.focus({ preventScroll: true });
            onDone?.();
          }}
          onChoose={(phrase) => {
            setOpen(false);
            onDone?.();
            take([...phrases, phrase], t('added', { text: sayPhrase(lang, phrase) ?? '' }));
          }}
        />
      )}
      {!isFull && !isOpen && !onDone && (
        <div>
          <Button size="sm" onClick={() => setOpen(true)}>
            <MessageSquareQuote size={18} aria-hidden="true" />
            {t('open')}
          </Button>
        </div>
      )}
    </section>
  );
};
