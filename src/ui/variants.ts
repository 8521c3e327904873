import { classes } from './classes.ts';

const buttonVariants = {
  primary:
    'bg-signal text-on-fill hover:bg-signal-strong aria-disabled:bg-signal aria-busy:bg-signal-strong border-transparent',
  secondary: 'bg-surface text-ink border-line-strong hover:border-ink hover:bg-sunken',
  quiet: 'bg-transparent text-ink border-transparent hover:bg-sunken',
  danger: 'bg-danger text-on-fill hover:bg-danger-strong border-transparent',
};
export type ButtonVariant = keyof typeof buttonVariants;

/** `md` sets the line height directly: `leading-…` would register a CSS property on every page. */
const buttonSizes = {
  sm: 'min-h-9 px-3 py-1 text-sm/snug touch',
  md: 'min-h-11 px-4 py-2 [line-height:1.4]',
  lg: 'min-h-13 px-6 py-2.5 text-lg/snug',
};
export type ButtonSize = keyof typeof buttonSizes;

type ButtonLook = {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  className?: string | undefined;
};

export const buttonClass = ({ variant = 'secondary', size = 'md', className }: ButtonLook = {}) =>
  classes(
    'inline-flex items-center justify-center gap-2 rounded-md border text-center font-semibold no-underline transition-colors',
    // Grey, because half-transparent text on the signal colour had a contrast of 2.1.
    'disabled:border-line disabled:bg-sunken disabled:text-ink-faint',
    'aria-disabled:not-aria-busy:border-line aria-disabled:not-aria-busy:bg-sunken aria-disabled:not-aria-busy:text-ink-faint',
    buttonVariants[variant],
    buttonSizes[size],
    className,
  );

export const quietLinkClass =
  'inline-flex min-h-11 items-center gap-1.5 text-sm text-ink-soft no-underline hover:text-ink hover:underline';

/** Classes of every field. Text is at least 16 px: phones zoom in on smaller text. */
export const controlClass = classes(
  'block w-full min-h-12 rounded-md border border-line-strong bg-surface px-3.5 py-2.5 text-base text-ink',
  'hover:border-ink focus:border-ink focus:outline-2 focus:outline-offset-0 focus:outline-ink',
  'aria-invalid:border-danger aria-invalid:outline-danger',
  'disabled:border-line disabled:bg-sunken disabled:text-ink-faint read-only:not-[select]:bg-sunken',
);

export const selectClass = classes(controlClass, 'truncate pr-11');

const toneClasses = {
  grey: 'bg-sunken text-ink-soft',
  blue: 'bg-blue-soft text-blue',
  green: 'bg-leaf-soft text-leaf-strong',
  leaf: 'bg-leaf text-on-fill',
  signal: 'bg-signal text-on-fill',
  asphalt: 'bg-asphalt text-white',
  warn: 'bg-warn-soft text-warn',
};
export type Tone = keyof typeof toneClasses;

export const badgeClass = (tone: Tone, className?: string) =>
  classes(
    'inline-flex items-center gap-1 rounded-sm px-2 py-px text-xs font-semibold whitespace-nowrap',
    toneClasses[tone],
    className,
  );
