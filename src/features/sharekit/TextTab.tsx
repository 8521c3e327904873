import { Copy } from 'lucide-react';
import { writeOffer } from '../../i18n/describeOffer.ts';
import { type Language, languages } from '../../i18n/languages.ts';
import { shareKit } from '../../i18n/texts/shareKit.ts';
import { translate } from '../../i18n/texts.ts';
import { reportHandled } from '../../shell/reportHandled.ts';
import { Button } from '../../ui/Button.tsx';
import { notify } from '../../ui/notify.ts';
import { type KitProps, shortAddress } from './kit.ts';

/** Advertisement in both languages, the page's first, with copy buttons. */
export const TextTab = ({ lang, listing, phone }: KitProps) => {
  const t = translate(lang, shareKit);
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      notify({ title: t('copied'), tone: 'success' });
    } catch (failure) {
      reportHandled(failure, 'copy a text');
      notify({ title: t('copyFailed'), tone: 'error' });
    }
  };
  const section = (language: Language) => {
    const text = writeOffer(language, listing, { address: shortAddress(listing.id), phone });
    return (
      <section key={language} className="mb-6">
        <div className="mb-2 flex items-center justify-between gap-4">
          <h2 className="text-xl font-bold">{t(language)}</h2>
          <Button aria-label={t('copyIn', { language: t(language) })} onClick={() => void copy(text)}>
            <Copy size={18} aria-hidden="true" />
            {t('copy')}
          </Button>
        </div>
        <p lang={language} className="kit-text">
          {text}
        </p>
      </section>
    );
  };
  return languages.toSorted((one, other) => Number(other === lang) - Number(one === lang)).map(section);
};
