import type { ComponentProps } from 'react';
import { classes } from './classes.ts';
import { controlClass } from './variants.ts';

export const TextInput = ({ className, ...rest }: ComponentProps<'input'>) => (
  <input type="text" {...rest} className={classes(controlClass, className)} />
);
