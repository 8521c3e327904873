import type { ReactNode } from 'react';
import { badgeClass, type Tone } from './variants.ts';

/** The word carries the meaning, not the colour. */
export const Badge = ({
  tone = 'grey',
  className,
  children,
}: {
  tone?: Tone;
  className?: string;
  children: ReactNode;
}) => <span className={badgeClass(tone, className)}>{children}</span>;
