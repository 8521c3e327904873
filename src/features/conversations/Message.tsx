import { useEffect, useRef } from 'react';
import { foreignLanguage } from '../../domain/text/writtenIn.ts';
import type { Language } from '../../i18n/languages.ts';
import { translation } from '../../i18n/texts/translation.ts';
import { translate } from '../../i18n/texts.ts';
import { LinkedText } from './LinkedText.tsx';
import { MessagePhrases } from './MessagePhrases.tsx';
import { useReading } from './useReading.ts';
import type { MessageContent } from './writeThread.ts';

type Look = { lang: Language; own: boolean; className: string };

/** Adds a translate button, if the browser can translate. */
const offer = async (line: HTMLElement) => {
  try {
    const { offerTranslation } = await import('../../ui/translation/offerTranslation.ts');
    await offerTranslation(line);
  } catch {}
};

/** Typed text, with translation if the other side wrote it. */
const Typed = ({ lang, text, own, className }: Look & { text: string }) => {
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
        {own ? text : <LinkedText lang={lang} text={text} />}
      </p>
    </>
  );
};

/**
 * Phrases in the reader's language, then typed text. Shows the original message until translations are
 * loaded.
 */
export const Message = ({ content, ...look }: Look & { content: MessageContent }) => {
  const read = useReading(look.lang, content);
  if (!read || read.lines.length === 0) return <Typed {...look} text={content.message} />;
  return (
    <>
      <MessagePhrases {...look} lines={read.lines} />
      {read.text !== '' && <Typed {...look} text={read.text} />}
    </>
  );
};
