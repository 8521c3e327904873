import { pricePresets, priceStops, stopOf } from '../../domain/money/priceScale.ts';
import { type Bounds, boundsOf, type RangeName } from '../../domain/search/bikeFilter.ts';
import type { Language } from '../../i18n/languages.ts';
import { browse } from '../../i18n/texts/browse.ts';
import { translate } from '../../i18n/texts.ts';
import { wordBounds, wordEnd } from '../../i18n/wordFilters.ts';
import { RangeSlider } from '../../ui/RangeSlider.tsx';
import { BoundInputs } from './BoundInputs.tsx';
import { PriceBars } from './PriceBars.tsx';

export type RangeProps = {
  lang: Language;
  name: RangeName;
  ends: readonly [min: number, most: number];
  bounds: Bounds;
  onBounds: (bounds: Bounds) => void;
  /** Number of bikes for each bar along the slider, given the other filters. */
  bars?: readonly number[] | undefined;
};

type Scale = { step: number; positionOf: (value: number) => number; valueAt: (position: number) => number };
const even = (step: number): Scale => ({
  step,
  positionOf: (value) => value,
  valueAt: (position) => position,
});
const scales: Record<RangeName, Scale> = {
  cc: even(10),
  price: { step: 1, positionOf: stopOf, valueAt: (position) => priceStops[position] ?? 0 },
  year: even(1),
  mileage: even(1_000),
};

const isSame = (one: Bounds, other: Bounds) => one.from === other.from && one.to === other.to;

/** Buttons for usual price ranges. Pressing the chosen one again removes the range. */
const Presets = ({ lang, bounds, onBounds }: Pick<RangeProps, 'lang' | 'bounds' | 'onBounds'>) => (
  <div className="mt-2 flex flex-wrap gap-1.5">
    {pricePresets.map((preset) => {
      const isChosen = isSame(preset, bounds);
      return (
        <button
          key={String(preset.to)}
          type="button"
          aria-pressed={isChosen}
          onClick={() => onBounds(isChosen ? { from: null, to: null } : preset)}
          className="touch figures min-h-9 cursor-pointer rounded-full border border-line-strong bg-surface px-3 text-sm hover:border-ink aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper"
        >
          {wordBounds(lang, 'price', preset)}
        </button>
      );
    })}
  </div>
);

export const RangeControls = ({ lang, name, ends, bounds, onBounds, bars }: RangeProps) => {
  const { step, positionOf, valueAt } = scales[name];
  const [min, max] = ends;
  const clamp = (value: number) => Math.min(max, Math.max(min, value));
  return (
    <div>
      <RangeSlider
        lang={lang}
        label={translate(lang, browse)(name)}
        min={positionOf(min)}
        max={positionOf(max)}
        step={step}
        value={[positionOf(clamp(bounds.from ?? min)), positionOf(clamp(bounds.to ?? max))]}
        onValueChange={([from, to]) => onBounds(boundsOf([valueAt(from), valueAt(to)], ends))}
        format={(position) => wordEnd(lang, name, valueAt(position)) + (valueAt(position) === max ? '+' : '')}
        summary={wordBounds(lang, name, bounds)}
        above={bars && <PriceBars counts={bars} />}
      />
      <BoundInputs lang={lang} name={name} bounds={bounds} onBounds={onBounds} />
      {name === 'price' && <Presets lang={lang} bounds={bounds} onBounds={onBounds} />}
    </div>
  );
};
