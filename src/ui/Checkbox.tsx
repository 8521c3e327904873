import { Check } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { classes } from './classes.ts';

type Props = Omit<ComponentProps<'input'>, 'type'> & { label: ReactNode; hint?: ReactNode };

export const Checkbox = ({ label, hint, className, ...rest }: Props) => (
  <label className={classes('flex min-h-11 items-start gap-3 py-2.5 has-disabled:opacity-45', className)}>
    <span className="relative mt-0.5 grid size-5 shrink-0 place-items-center">
      <input
        type="checkbox"
        {...rest}
        className="peer size-5 appearance-none rounded-sm border border-line-strong bg-surface checked:border-signal checked:bg-signal aria-invalid:border-danger"
      />
      <Check
        size={16}
        strokeWidth={3}
        aria-hidden="true"
        className="pointer-events-none absolute hidden text-on-fill peer-checked:block"
      />
    </span>
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
);
