import { useEffect, useRef, useState } from 'react';
import type { Language } from '../../i18n/languages.ts';
import { sell } from '../../i18n/texts/sell.ts';
import { translate } from '../../i18n/texts.ts';
import { Button } from '../../ui/Button.tsx';
import { DescriptionField, type EditorState } from './DescriptionField.tsx';
import { htmlToText } from './deltaHtml.ts';
import { useField, useValue } from './formContext.ts';

const otherThan = (language: Language): Language => (language === 'vi' ? 'en' : 'vi');

/** The language that the description is not in; until it tells, the one that the page is not in. */
const useOtherLanguage = (lang: Language): Language => {
  const description = useValue('description');
  const [other, setOther] = useState(otherThan(lang));
  useEffect(() => {
    let isLatest = true;
    // The words of both languages come with the first text that is to be told apart.
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

/** The description once more, in the other language: a button until somebody wants to write one. */
export const OtherDescription = ({ lang, ...editor }: { lang: Language } & EditorState) => {
  const t = translate(lang, sell);
  const other = useOtherLanguage(lang);
  const { value } = useField('otherDescription');
  const [isOpen, setOpen] = useState(value !== '');
  const [isAsked, setAsked] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  // It stays open when all of it is deleted.
  if (value !== '' && !isOpen) setOpen(true);

  useEffect(() => {
    if (isAsked) place.current?.querySelector<HTMLElement>('[contenteditable="true"], textarea')?.focus();
  }, [isAsked]);

  const hint = t(`otherHint_${other}`);
  return (
    <div ref={place}>
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
