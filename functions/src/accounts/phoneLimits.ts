import { settings } from '../../../src/settings.ts';
import { hashedId } from '../http/hashedId.plan.ts';
import type { LimitCount } from '../http/rateLimit.ts';

const hour = 3_600;
const day = 86_400;

export type CodeAsker = { number: string; userId: string | null; visitor: string };

/**
 * Returns limits on text messages. The total is checked last: a request refused by another limit must not use
 * it up. The network limit is high, since mobile users share addresses.
 */
export const codeTickets = ({ number, userId, visitor }: CodeAsker): LimitCount[] => [
  { who: hashedId(visitor), limit: { action: 'code_visitor', limit: 20, seconds: hour } },
  { who: hashedId(visitor), limit: { action: 'codes_visitor', limit: 60, seconds: day } },
  ...(userId === null ? [] : [{ who: userId, limit: { action: 'code_account', limit: 10, seconds: day } }]),
  { who: number, limit: { action: 'code', limit: 3, seconds: hour } },
  { who: number, limit: { action: 'codes', limit: 6, seconds: day } },
  { who: 'everyone', limit: { action: 'codes', limit: settings.phoneSignIn.codesADay, seconds: day } },
];
