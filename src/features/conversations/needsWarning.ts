import { asksForMoney } from '../../domain/text/asksForMoney.ts';
import type { Said } from './writeThread.ts';

/** Is its reader to be warned of a message? What stands in its phrases was typed, too, whatever the text says. */
export const needsWarning = ({ message, phrases = [] }: Said): boolean =>
  asksForMoney([message, ...phrases.map(({ values }) => values?.place ?? '')].join('\n'));
