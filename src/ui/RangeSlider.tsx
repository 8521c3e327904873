import { Slider } from '@base-ui/react/slider';
import type { ReactElement, ReactNode } from 'react';
import type { Language } from '../i18n/languages.ts';
import { ui } from '../i18n/texts/ui.ts';
import { translate } from '../i18n/texts.ts';

export type Range = readonly [from: number, to: number];

type Props = {
  lang: Language;
  label: string;
  min: number;
  max: number;
  step?: number;
  value: Range;
  onValueChange: (range: Range) => void;
  onValueCommitted?: (range: Range) => void;
  /** Formats a limit, also for screen readers: '150 cc', '38M'. */
  format: (value: number) => string;
  /** Text instead of the limits above the track, such as 'Any price' at full range. */
  summary?: ReactNode;
  above?: ReactElement | undefined;
};

const asRange = (value: number | readonly number[]): Range =>
  typeof value === 'number' ? [value, value] : [value[0] ?? 0, value[1] ?? 0];

export const RangeSlider = (props: Props) => {
  const { lang, label, value, format } = props;
  const t = translate(lang, ui);
  return (
    <Slider.Root
      min={props.min}
      max={props.max}
      step={props.step ?? 1}
      value={value}
      onValueChange={(next) => props.onValueChange(asRange(next))}
      onValueCommitted={(next) => props.onValueCommitted?.(asRange(next))}
      thumbAlignment="edge"
    >
      <div className="flex items-baseline justify-between gap-4">
        <Slider.Label className="text-sm font-semibold">{label}</Slider.Label>
        <span className="figures text-sm text-ink-soft">
          {props.summary ?? `${format(value[0])} – ${format(value[1])}`}
        </span>
      </div>
      {props.above}
      <Slider.Control className="flex h-11 cursor-pointer touch-none items-center select-none">
        <Slider.Track className="h-1 w-full rounded-full bg-line-strong/50">
          <Slider.Indicator className="rounded-full bg-ink" />
          {(['from', 'to'] as const).map((end, index) => (
            <Slider.Thumb
              key={end}
              index={index}
              getAriaLabel={() => t(end, { label })}
              getAriaValueText={(_, number) => format(number)}
              className="size-6 rounded-full border-2 border-ink bg-surface outline-offset-2 before:absolute before:-inset-2.5 has-focus-visible:outline-2 has-focus-visible:outline-ink data-dragging:bg-ink"
            />
          ))}
        </Slider.Track>
      </Slider.Control>
    </Slider.Root>
  );
};
