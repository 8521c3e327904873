import type { Language } from '../../i18n/languages.ts';
import { otherLanguage } from '../../i18n/sayPhrase.ts';

/** Shows a text in the site's other language, small, below the reader's version. */
export const OtherReads = ({ lang, text }: { lang: Language; text: string }) => (
  <span lang={otherLanguage(lang)} className="block text-sm font-normal text-ink-soft">
    {text}
  </span>
);
