import type { ComponentProps, ReactNode } from 'react';
import { classes } from './classes.ts';

type Props = Omit<ComponentProps<'input'>, 'type' | 'role'> & {
  label: ReactNode;
  hint?: ReactNode;
  onCheckedChange?: (checked: boolean) => void;
};

/** Takes effect at once, without saving. A checkbox, announced as a switch. */
export const Switch = ({ label, hint, onCheckedChange, onChange, className, ...rest }: Props) => (
  <label className={classes('flex min-h-11 items-start justify-between gap-4 py-2.5', className)}>
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
    <input
      type="checkbox"
      // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox tells its own state.
      role="switch"
      {...rest}
      onChange={(event) => {
        onChange?.(event);
        onCheckedChange?.(event.target.checked);
      }}
      className="relative h-6 w-10.5 shrink-0 appearance-none rounded-full border border-line-strong bg-sunken transition-colors duration-150 after:absolute after:top-0.5 after:left-0.5 after:size-4.5 after:rounded-full after:bg-line-strong after:transition-[translate,background-color] after:duration-150 checked:border-leaf checked:bg-leaf checked:after:translate-x-4.5 checked:after:bg-on-fill disabled:opacity-45"
    />
  </label>
);
