import { LoaderCircle } from 'lucide-react';
import type { ComponentProps, MouseEvent } from 'react';
import { type ButtonSize, type ButtonVariant, buttonClass } from './variants.ts';

type Look = { variant?: ButtonVariant | undefined; size?: ButtonSize | undefined };
type Props = ComponentProps<'button'> &
  Look & {
    /** Shows work in progress: keeps focus and ignores clicks. */
    loading?: boolean | undefined;
    /** Label during work: 'Sending…'. */
    loadingLabel?: string | undefined;
  };

const swallow = (event: MouseEvent) => {
  event.preventDefault();
  event.stopPropagation();
};

/**
 * A button; it submits a form only with `type="submit"`.
 * @example <Button variant="primary" type="submit" loading={sending} loadingLabel={t('sending')}>{t('send')}</Button>
 */
export const Button = ({
  variant,
  size,
  loading = false,
  loadingLabel,
  className,
  children,
  type = 'button',
  onClick,
  ...rest
}: Props) => (
  <button
    {...rest}
    type={type}
    aria-busy={loading || undefined}
    aria-disabled={loading || rest['aria-disabled'] || undefined}
    onClick={loading ? swallow : onClick}
    className={buttonClass({ variant, size, className })}
  >
    {loading && <LoaderCircle size={18} aria-hidden="true" className="animate-spin shrink-0" />}
    {/* Translators replace text, so the label has its own element. */}
    <span key={loading ? loadingLabel : undefined} className="contents">
      {loading && loadingLabel ? loadingLabel : children}
    </span>
  </button>
);

export const ButtonLink = ({ variant, size, className, children, ...rest }: ComponentProps<'a'> & Look) => (
  <a {...rest} className={buttonClass({ variant, size, className })}>
    {children}
  </a>
);
