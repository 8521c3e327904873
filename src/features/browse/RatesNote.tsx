import type { Rates } from '../../domain/money/money.schema.ts';
import { formatDate } from '../../i18n/format.ts';
import type { Language } from '../../i18n/languages.ts';
import { browse } from '../../i18n/texts/browse.ts';
import { translate } from '../../i18n/texts.ts';

export const RatesNote = ({ lang, rates }: { lang: Language; rates: Rates }) => {
  const t = translate(lang, browse);
  return (
    <p className="mt-10 text-sm text-ink-soft">
      {rates.lastUpdated === 0
        ? t('ratesApproximate')
        : t('ratesNote', { date: formatDate(lang, rates.lastUpdated) })}
    </p>
  );
};
