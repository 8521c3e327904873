import type { ReactNode } from 'react';
import { classes } from './classes.ts';

export type Choice<V extends string> = { value: V; label: ReactNode; hint?: ReactNode };

type Props<V extends string> = {
  legend: ReactNode;
  hideLegend?: boolean;
  name: string;
  options: readonly Choice<V>[];
  value: V | undefined;
  onValueChange: (value: V) => void;
  className?: string;
};

const Legend = ({ hide, children }: { hide: boolean | undefined; children: ReactNode }) => (
  <legend className={hide ? 'sr-only' : 'mb-1.5 text-sm font-semibold'}>{children}</legend>
);

export const RadioGroup = <V extends string>(props: Props<V>) => (
  <fieldset className={props.className}>
    <Legend hide={props.hideLegend}>{props.legend}</Legend>
    {props.options.map(({ value, label, hint }) => (
      <label key={value} className="flex min-h-11 items-start gap-3 py-2.5">
        <input
          type="radio"
          name={props.name}
          value={value}
          checked={value === props.value}
          onChange={() => props.onValueChange(value)}
          className="mt-0.5 size-5 shrink-0 appearance-none rounded-full border border-line-strong bg-surface checked:border-6 checked:border-signal"
        />
        <span className="min-w-0">
          {hint ? (
            <>
              <span>{label}</span>
              <span className="block text-sm text-ink-faint">{hint}</span>
            </>
          ) : (
            label
          )}
        </span>
      </label>
    ))}
  </fieldset>
);

/** Two to four short options, side by side. */
export const Segments = <V extends string>(props: Props<V>) => (
  <fieldset className={props.className}>
    <Legend hide={props.hideLegend}>{props.legend}</Legend>
    <div className="flex flex-wrap rounded-md border border-line-strong bg-surface p-0.75">
      {props.options.map(({ value, label }) => (
        <label
          key={value}
          className={classes(
            'flex min-h-10 flex-1 items-center justify-center rounded-[0.3rem] px-1 text-center text-sm leading-snug font-semibold text-ink-soft',
            'hover:text-ink has-checked:bg-ink has-checked:text-paper',
            'has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-ink',
          )}
        >
          <input
            type="radio"
            name={props.name}
            value={value}
            checked={value === props.value}
            onChange={() => props.onValueChange(value)}
            className="sr-only"
          />
          <span>{label}</span>
        </label>
      ))}
    </div>
  </fieldset>
);
