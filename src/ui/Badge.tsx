import type { ReactNode } from 'react';
import { badgeClass, type Tone } from './variants.ts';

/** A word about a thing: new, replied, closed, sold. The word carries the meaning, the colour only helps. */
export const Badge = ({
  tone = 'grey',
  className,
  children,
}: {
  tone?: Tone;
  className?: string;
  children: ReactNode;
}) => <span className={badgeClass(tone, className)}>{children}</span>;
