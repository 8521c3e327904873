import { asksForMoney } from '../../domain/text/asksForMoney.ts';
import type { Said } from './writeThread.ts';

/** Returns whether a message asks for money. Values in phrases are checked too, since they were typed. */
export const needsWarning = ({ message, phrases = [] }: Said): boolean =>
  asksForMoney([message, ...phrases.map(({ values }) => values?.place ?? '')].join('\n'));
