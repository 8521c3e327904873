import { asksForMoney } from '../../domain/text/asksForMoney.ts';
import type { MessageContent } from './writeThread.ts';

/** Returns whether a message asks for money. Values in phrases are checked too, since they were typed. */
export const needsWarning = ({ message, phrases = [] }: MessageContent): boolean =>
  asksForMoney([message, ...phrases.map(({ values }) => values?.place ?? '')].join('\n'));
