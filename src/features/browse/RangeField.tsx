import { lazy, Suspense, useId, useState } from 'react';
import { type Bounds, boundsOf, type RangeName } from '../../domain/bikeFilter.ts';
import type { Language } from '../../i18n/languages.ts';
import { browse } from '../../i18n/texts/browse.ts';
import { translate } from '../../i18n/texts.ts';
import { Select } from '../../ui/Select.tsx';
import { wordBounds, wordEnd } from './wordFilters.ts';

const RangeSlider = lazy(async () => ({ default: (await import('../../ui/RangeSlider.tsx')).RangeSlider }));

type Ends = readonly [least: number, most: number];
type Props = {
  lang: Language;
  name: RangeName;
  ends: Ends;
  bounds: Bounds;
  onBounds: (bounds: Bounds) => void;
  /** The form that the selects belong to, where that is not around them. */
  form?: string | undefined;
  /** Somebody is here, and scripts run: a slider takes the place of the selects. */
  awake: boolean;
};

const million = 1_000_000;
const stops: Record<RangeName, (ends: Ends) => number[]> = {
  cc: () => [50, 110, 125, 150, 175, 250, 300, 400, 500, 650, 800],
  price: () => [5, 10, 15, 20, 30, 40, 50, 75, 100, 150, 200, 300, 400, 600].map((n) => n * million),
  year: ([least, most]) => Array.from({ length: most - least + 1 }, (_, n) => most - n),
};
const steps: Record<RangeName, number> = { cc: 10, price: 5 * million, year: 1 };

const clamp = (value: number, [least, most]: Ends) => Math.min(most, Math.max(least, value));

/** Two selects: what the page is built with, and what stays where there is no script. */
const RangeSelects = ({ lang, name, ends, bounds, onBounds, form }: Omit<Props, 'awake'>) => {
  const t = translate(lang, browse);
  const id = useId();
  const options = (chosen: number | null) =>
    [...new Set([...stops[name](ends), ...(chosen === null ? [] : [chosen])])]
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
            options={options(bounds[end])}
            value={String(bounds[end] ?? '')}
            onValueChange={(value) => change(end, value)}
          />
        ))}
      </div>
    </fieldset>
  );
};

/** A range with two ends; a bound that stands at its end is open. */
export const RangeField = ({ awake, ...props }: Props) => {
  const { lang, name, ends, bounds, onBounds } = props;
  // The slider never takes the place of a select that somebody is using.
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
  if (!awake || inUse) return selects;
  return (
    <Suspense fallback={selects}>
      <RangeSlider
        lang={lang}
        label={translate(lang, browse)(name)}
        min={ends[0]}
        max={ends[1]}
        step={steps[name]}
        value={[clamp(bounds.from ?? ends[0], ends), clamp(bounds.to ?? ends[1], ends)]}
        onValueChange={(range) => onBounds(boundsOf([range[0], range[1]], ends))}
        format={(value) => wordEnd(lang, name, value) + (value === ends[1] ? '+' : '')}
        summary={wordBounds(lang, name, bounds)}
      />
    </Suspense>
  );
};
