import { CircleAlert } from 'lucide-react';
import { type ReactElement, type ReactNode, useId } from 'react';
import { classes } from './classes.ts';

export type ControlProps = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
};

type Props = {
  label: string;
  hint?: ReactNode;
  error?: ReactNode;
  required?: boolean | undefined;
  hideLabel?: boolean;
  className?: string;
  children: (control: ControlProps) => ReactElement;
};

/**
 * @example <Field label={t('year')} error={errors.year} required>{(ids) => <TextInput {...ids} name="year" />}</Field>
 */
export const Field = ({ label, hint, error, required, hideLabel, className, children }: Props) => {
  const id = useId();
  const notes = classes(hint ? `${id}-hint` : null, error ? `${id}-error` : null);
  return (
    <div className={className}>
      <label
        key={`${label}${required}`}
        htmlFor={id}
        className={hideLabel ? 'sr-only' : 'mb-1.5 block text-sm font-semibold'}
      >
        {label}
        {required && (
          <span aria-hidden="true" className="text-signal">
            {' *'}
          </span>
        )}
      </label>
      {children({
        id,
        'aria-describedby': notes || undefined,
        'aria-invalid': error ? true : undefined,
        'aria-required': required || undefined,
      })}
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-sm text-ink-faint">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} role="alert" className="mt-1.5 flex gap-1.5 text-sm font-semibold text-danger">
          <CircleAlert size={16} aria-hidden="true" className="mt-0.75 shrink-0" />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
};
