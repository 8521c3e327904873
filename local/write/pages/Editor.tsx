import { makePage } from '@keystatic/astro/ui';
import config from '../editor/config.ts';

/** Keystatic with the lists of our content. */
export const Editor = makePage(config);
