import { useEffect, useRef, useState } from 'react';
import type { Language } from '../../i18n/languages.ts';
import { sell } from '../../i18n/texts/sell.ts';
import { translate } from '../../i18n/texts.ts';
import { Button } from '../../ui/Button.tsx';
import { DescriptionField, type EditorState } from './DescriptionField.tsx';
import { htmlToText } from './deltaHtml.ts';
import { useField, useValue } from './formContext.ts';

const otherThan = (language: Language): Language => (language === 'vi' ? 'en' : 'vi');

/** Vietnamese or English, whichever the description is not in. Before detection: not the page's language. */
const useOtherLanguage = (lang: Language): Language => {
  const description = useValue('description');
  const [other, setOther] = useState(otherThan(lang));
  useEffect(() => {
    let isLatest = true;
    // The word lists are loaded once there is text.
    if (description !== '')
      import('../../domain/text/writtenIn.ts').then(
        ({ textLanguage }) => {
          if (isLatest) setOther(otherThan(textLanguage(htmlToText(description)) ?? lang));
        },
        () => undefined,
      );
    return () => {
      isLatest = false;
    };
  }, [description, lang]);
  return other;
};

export const OtherDescription = ({ lang, ...editor }: { lang: Language } & EditorState) => {
  const t = translate(lang, sell);
  const other = useOtherLanguage(lang);
  const { value } = useField('otherDescription');
  const [isOpen, setOpen] = useState(value !== '');
  const [isAsked, setAsked] = useState(false);
  const element = useRef<HTMLDivElement>(null);
  // Stays open when all of its text is deleted.
  if (value !== '' && !isOpen) setOpen(true);

  useEffect(() => {
    if (isAsked) element.current?.querySelector<HTMLElement>('[contenteditable="true"], textarea')?.focus();
  }, [isAsked]);

  const hint = t(`otherHint_${other}`);
  return (
    <div ref={element}>
      {isOpen ? (
        <DescriptionField
          {...editor}
          lang={lang}
          name="otherDescription"
          label={t(`otherIn_${other}`)}
          hint={hint}
        />
      ) : (
        <>
          <Button
            size="sm"
            onClick={() => {
              setOpen(true);
              setAsked(true);
            }}
          >
            {t(`addOtherIn_${other}`)}
          </Button>
          <p className="mt-1.5 text-sm text-ink-faint">{hint}</p>
        </>
      )}
    </div>
  );
};
