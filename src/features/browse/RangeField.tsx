import { lazy, Suspense, useId, useState } from 'react';
import type { RangeName } from '../../domain/search/bikeFilter.ts';
import { browse } from '../../i18n/texts/browse.ts';
import { translate } from '../../i18n/texts.ts';
import { wordEnd } from '../../i18n/wordFilters.ts';
import { Select } from '../../ui/Select.tsx';
import type { RangeProps } from './RangeControls.tsx';

const RangeControls = lazy(async () => ({ default: (await import('./RangeControls.tsx')).RangeControls }));

type Ends = RangeProps['ends'];
type Props = RangeProps & {
  form?: string | undefined;
  /** With scripts a slider replaces the selects. */
  hydrated: boolean;
};

const million = 1_000_000;
const stops: Record<RangeName, (ends: Ends) => number[]> = {
  cc: () => [50, 110, 125, 150, 175, 250, 300, 400, 500, 650, 800],
  price: () =>
    [5, 10, 12, 15, 18, 20, 25, 30, 40, 50, 75, 100, 150, 200, 300, 400, 600].map((n) => n * million),
  mileage: () => [1, 5, 10, 15, 20, 30, 40, 50, 70, 100].map((n) => n * 1_000),
  year: ([min, max]) => Array.from({ length: max - min + 1 }, (_, n) => max - n),
};

/** Selects for the static page, and without scripts. */
const RangeSelects = ({ lang, name, ends, bounds, onBounds, form }: Omit<Props, 'hydrated' | 'bars'>) => {
  const t = translate(lang, browse);
  const id = useId();
  /** Omits the value at the scale's end, because the empty option has the same effect. */
  const options = (chosen: number | null, end: number) =>
    [...new Set([...stops[name](ends), ...(chosen === null ? [] : [chosen])])]
      .filter((value) => value !== end)
      .sort((a, b) => (name === 'year' ? b - a : a - b))
      .map((value) => ({ value: String(value), label: wordEnd(lang, name, value) }));
  const change = (end: 'from' | 'to', value: string) =>
    onBounds({ ...bounds, [end]: value === '' ? null : Number(value) });
  return (
    <fieldset>
      <legend className="text-sm font-semibold">{t(name)}</legend>
      <div className="mt-1 grid grid-cols-2 gap-2">
        {(['from', 'to'] as const).map((end) => (
          <Select
            key={end}
            id={`${id}-${end}`}
            form={form}
            name={`${name}_${end}`}
            aria-label={t(end === 'from' ? 'rangeFrom' : 'rangeTo', { label: t(name) })}
            placeholder={t(end)}
            options={options(bounds[end], ends[end === 'from' ? 0 : 1])}
            value={String(bounds[end] ?? '')}
            onValueChange={(value) => change(end, value)}
          />
        ))}
      </div>
    </fieldset>
  );
};

/** A bound at an end of the scale sets no limit. */
export const RangeField = ({ hydrated, bars, ...props }: Props) => {
  const { lang, name, ends, bounds, onBounds } = props;
  // The slider must not replace a select that is in use.
  const [inUse, setInUse] = useState(false);
  const selects = (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches whether one of its selects has focus.
    <div
      onFocus={() => setInUse(true)}
      onBlur={({ currentTarget, relatedTarget }) => setInUse(currentTarget.contains(relatedTarget))}
    >
      <RangeSelects {...props} />
    </div>
  );
  if (!hydrated || inUse) return selects;
  return (
    <Suspense fallback={selects}>
      <RangeControls lang={lang} name={name} ends={ends} bounds={bounds} onBounds={onBounds} bars={bars} />
    </Suspense>
  );
};
