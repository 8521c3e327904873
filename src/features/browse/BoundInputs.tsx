import { useState } from 'react';
import type { Bounds, RangeName } from '../../domain/search/bikeFilter.ts';
import { readMoney } from '../../domain/search/readAmount.ts';
import type { Language } from '../../i18n/languages.ts';
import { browse } from '../../i18n/texts/browse.ts';
import { translate } from '../../i18n/texts.ts';
import { classes } from '../../ui/classes.ts';
import { NumberInput } from '../../ui/NumberInput.tsx';
import { shownRates } from './shownRates.ts';

type Props = {
  lang: Language;
  name: RangeName;
  bounds: Bounds;
  onBounds: (bounds: Bounds) => void;
};

const units = { price: '₫', cc: 'cc', year: undefined, mileage: 'km' } as const;

/** In a price field, 12 means 12 million. */
const meant = (lang: Language, name: RangeName, typed: number | null): number | null =>
  name === 'price' && typed !== null ? (readMoney(String(typed), lang)[0] ?? typed) : typed;

/** Fields for a range, applied on Enter, or when the focus leaves both fields. Swaps reversed bounds. */
export const BoundInputs = ({ lang, name, bounds, onBounds }: Props) => {
  const t = translate(lang, browse);
  const [typed, setTyped] = useState<Partial<Bounds>>({});
  const commit = () => {
    const [from, to] = (['from', 'to'] as const).map((end) => {
      const value = typed[end];
      return value === undefined ? bounds[end] : meant(lang, name, value);
    }) as [number | null, number | null];
    setTyped({});
    const isTurned = from !== null && to !== null && from > to;
    const next = isTurned ? { from: to, to: from } : { from, to };
    if (next.from !== bounds.from || next.to !== bounds.to) onBounds(next);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only handles events of its two fields.
    <div
      // Half a row is too narrow for 500.000.000 ₫.
      className={classes('mt-1 grid items-start gap-2', name === 'price' ? 'grid-cols-1' : 'grid-cols-2')}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) commit();
      }}
      onKeyDown={({ key }) => key === 'Enter' && commit()}
    >
      {(['from', 'to'] as const).map((end) => (
        <div key={end}>
          <NumberInput
            lang={lang}
            aria-label={t(end === 'from' ? 'rangeFrom' : 'rangeTo', { label: t(name) })}
            placeholder={t(end)}
            unit={units[name]}
            {...(name === 'year' && { isGrouped: false })}
            {...(name === 'price' && { amount: 'money' as const, rates: shownRates(), least: 0 })}
            value={typed[end] === undefined ? bounds[end] : typed[end]}
            onValueChange={(value) => setTyped({ ...typed, [end]: value })}
          />
        </div>
      ))}
    </div>
  );
};
