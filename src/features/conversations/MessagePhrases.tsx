import { foreignLanguage } from '../../domain/text/writtenIn.ts';
import type { Language } from '../../i18n/languages.ts';
import { translation } from '../../i18n/texts/translation.ts';
import { translate } from '../../i18n/texts.ts';
import type { SaidLine } from '../../i18n/wordsOf.ts';

type Props = { lang: Language; lines: readonly SaidLine[]; own: boolean; className: string };

/**
 * Returns the original of a translated line. For the reader's own untranslated line, returns the other side's
 * wording.
 */
const otherWording = ({ said, original, other }: SaidLine, own: boolean): string | null =>
  original === said ? (own ? other : null) : original;

/** Phrases in the reader's language. A press shows `otherWording`. */
export const MessagePhrases = ({ lang, lines, own, className }: Props) => {
  const t = translate(lang, translation);
  const others = lines.flatMap((line) => otherWording(line, own) ?? []);
  return (
    <>
      <div className={className}>
        {lines.map(({ said }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a sent message never change.
          <p key={index} lang={foreignLanguage(lang, said)}>
            {said}
          </p>
        ))}
      </div>
      {others.length > 0 && (
        <details className="text-sm text-ink-soft">
          <summary className="min-h-11 cursor-pointer content-center underline">
            {t(own ? 'showOther' : 'showOriginal')}
          </summary>
          {others.map((text, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a sent message never change.
            <p key={index} lang={foreignLanguage(lang, text)} className="wrap-anywhere">
              {text}
            </p>
          ))}
        </details>
      )}
    </>
  );
};
