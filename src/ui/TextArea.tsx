import type { ComponentProps } from 'react';
import { classes } from './classes.ts';
import { growWithText } from './growWithText.ts';
import { controlClass } from './variants.ts';

export const TextArea = ({ className, rows = 4, ...rest }: ComponentProps<'textarea'>) => (
  <textarea
    rows={rows}
    onInput={growWithText}
    {...rest}
    className={classes(controlClass, 'field-sizing-content min-h-28 resize-y leading-normal', className)}
  />
);
