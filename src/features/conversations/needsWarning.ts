import { asksForMoney } from '../../domain/text/asksForMoney.ts';
import type { MessageContent } from './writeThread.ts';

/** Does a message ask for money? Also checks places typed into phrases. */
export const needsWarning = ({ message, phrases = [] }: MessageContent): boolean =>
  asksForMoney([message, ...phrases.map(({ values }) => values?.place ?? '')].join('\n'));
