import { asksForMoney } from '../../domain/text/asksForMoney.ts';
import type { MessageContent } from './writeThread.ts';

/** Does a message ask for money? Includes values in phrases, which were typed. */
export const needsWarning = ({ message, phrases = [] }: MessageContent): boolean =>
  asksForMoney([message, ...phrases.map(({ values }) => values?.place ?? '')].join('\n'));
