import type { Rates } from '../domain/money/money.schema.ts';
import { foreignCurrencies } from '../domain/money/money.ts';
import { approximately, formatDong, formatForeign } from '../i18n/format.ts';
import type { Language } from '../i18n/languages.ts';

type Props = {
  lang: Language;
  dong: number;
  rates: Rates;
  sold?: boolean;
  size?: 'card' | 'page';
};

const looks = {
  page: { amount: 'text-3xl leading-tight', foreign: 'text-base' },
  card: {
    amount: 'text-xl leading-snug @max-[15rem]/card:text-base/snug',
    foreign: 'text-sm/snug @max-[15rem]/card:text-xs/snug',
  },
};

/** Price in đồng with three other currencies, or one on small cards; struck through once sold. */
export const Price = ({ lang, dong, rates, sold = false, size = 'card' }: Props) => {
  const Amount = sold ? 's' : 'span';
  const look = looks[size];
  return (
    <div translate="no" className={sold ? 'text-ink-soft' : undefined}>
      <p>
        <Amount className={`font-bold wrap-anywhere ${look.amount}`}>{formatDong(lang, dong)}</Amount>
      </p>
      <p className={`foreign text-ink-soft ${look.foreign}`}>
        {approximately(rates) && <span>{approximately(rates)}</span>}
        {foreignCurrencies.map((currency) => (
          <Amount key={currency} className={currency}>
            {formatForeign(lang, dong, currency, rates)}
          </Amount>
        ))}
      </p>
    </div>
  );
};
