import { useEffect, useRef } from 'react';
import { foreignLanguage } from '../../domain/text/writtenIn.ts';
import type { Language } from '../../i18n/languages.ts';
import { translation } from '../../i18n/texts/translation.ts';
import { translate } from '../../i18n/texts.ts';

type Props = { lang: Language; text: string; own: boolean; className: string };

/** The button comes later, and only where the browser can translate; without its script the words stay as they are. */
const offer = async (line: HTMLElement) => {
  try {
    const { offerTranslation } = await import('../../ui/translation/offerTranslation.ts');
    await offerTranslation(line);
  } catch {}
};

/** What somebody wrote, with its language; what the other side wrote in the other language can be translated. */
export const Message = ({ lang, text, own, className }: Props) => {
  const line = useRef<HTMLParagraphElement>(null);
  const foreign = foreignLanguage(lang, text);
  const isOffered = foreign !== undefined && !own;
  useEffect(() => {
    if (isOffered && 'Translator' in globalThis && line.current) void offer(line.current);
  }, [isOffered]);
  return (
    <>
      {isOffered && (
        <p ref={line} className="text-sm text-ink-soft">
          {translate(lang, translation)(`writtenIn_${foreign}`)}
        </p>
      )}
      <p lang={foreign} className={className}>
        {text}
      </p>
    </>
  );
};
