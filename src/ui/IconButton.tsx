import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classes } from './classes.ts';

const looks = {
  quiet: 'text-ink hover:bg-sunken',
  outline: 'border border-line-strong bg-surface text-ink hover:border-ink hover:bg-sunken',
  photo: 'disc',
};

type Props = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & {
  icon: LucideIcon;
  label: string;
  look?: keyof typeof looks;
  filled?: boolean;
};

/** 44 px button with an icon only; screen readers get its label. */
export const IconButton = ({ icon: Icon, label, look = 'quiet', filled, className, ...rest }: Props) => (
  <button
    type="button"
    {...rest}
    aria-label={label}
    className={classes(
      'inline-grid size-11 shrink-0 place-items-center rounded-full transition-colors disabled:opacity-45',
      looks[look],
      className,
    )}
  >
    <Icon size={20} aria-hidden="true" {...(filled && { fill: 'currentColor' })} />
  </button>
);
