import type { Rates } from '../domain/prices/money.schema.ts';
import { foreignCurrencies } from '../domain/prices/money.ts';
import { formatDong, formatForeign } from '../i18n/format.ts';
import type { Language } from '../i18n/languages.ts';

type Props = { lang: Language; dong: number; rates: Rates; sold?: boolean; size?: 'card' | 'page' };

/** A price in đồng with the three other currencies on a quiet line; struck through once sold. */
export const Price = ({ lang, dong, rates, sold = false, size = 'card' }: Props) => {
  const Amount = sold ? 's' : 'span';
  const foreign = foreignCurrencies.map((currency) => formatForeign(lang, dong, currency, rates));
  return (
    <p translate="no" className={sold ? 'text-ink-soft' : undefined}>
      <Amount
        className={`block font-bold tabular-nums ${size === 'page' ? 'text-3xl leading-tight' : 'text-xl leading-snug'}`}
      >
        {formatDong(lang, dong)}
      </Amount>
      <Amount className={`text-ink-soft tabular-nums ${size === 'page' ? 'text-base' : 'text-sm'}`}>
        {(rates.lastUpdated === 0 ? '≈ ' : '') + foreign.join(' · ')}
      </Amount>
    </p>
  );
};
