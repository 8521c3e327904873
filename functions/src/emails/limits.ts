import { quotas } from '../../../src/domain/listings/quota.ts';
import { hashedId } from '../http/hashedId.plan.ts';
import type { Limit, LimitCount } from '../http/rateLimit.ts';
import { canonicalAddress } from '../readers/canonicalAddress.plan.ts';
import type { Kind } from './kinds.ts';

/**
 * Keys of the limits. `sender`: confirmed address of the person who causes the email. `visitor`: network of
 * the request. `side`: one side of a conversation. `everyone`: all emails.
 */
export const counted = ['account', 'visitor', 'sender', 'side', 'receiver', 'everyone'] as const;
export type Counted = (typeof counted)[number];
type Limits = Partial<Record<Counted, readonly Limit[]>>;
type KindLimits = Limits & { when?: string };

const minute = 60;
const hour = 3_600;
const day = 86_400;
const limitOf = (action: string, limit: number, seconds: number): Limit => ({ action, limit, seconds });

/** Limits per member, for emails about conversations. */
const people: Limits = {
  sender: [limitOf('talk', 60, hour)],
  receiver: [limitOf('talked', 60, hour), limitOf('talked_day', 200, day)],
};
const conversation: Limits = {
  side: [limitOf('letters_minute', 6, minute), limitOf('letters', 30, hour)],
  ...people,
};

/**
 * Limits by kind, also listed in docs/emails.md. `when`: how often the email is sent, if no request causes
 * it.
 */
export const mailLimits = {
  confirmation: {
    account: [limitOf('confirmation', 5, hour)],
    receiver: [limitOf('confirmed', 3, hour), limitOf('confirmed_day', 6, day)],
    visitor: [limitOf('confirmations', 60, hour)],
  },
  passwordReset: {
    receiver: [limitOf('reset', 3, hour), limitOf('reset_day', 10, day)],
    visitor: [limitOf('resets', 20, hour)],
  },
  contactMessage: {
    visitor: [limitOf('contact', 5, hour)],
    everyone: [limitOf('contact', 300, hour)],
  },
  takedownReceived: {
    visitor: [limitOf('takedowns', 5, hour)],
    receiver: [limitOf('takedown', 3, hour), limitOf('takedown_day', 6, day)],
    everyone: [limitOf('takedowns', 300, hour)],
  },
  takedownDecided: { when: 'once for each request that an operator decides' },
  supportRequest: {
    sender: [limitOf('support', 5, hour)],
    visitor: [limitOf('supports', 30, hour)],
    everyone: [limitOf('support', 300, hour)],
  },
  feedback: {
    sender: [limitOf('feedback_mail', 20, hour)],
    everyone: [limitOf('feedback_mail', 300, hour)],
  },
  report: {
    sender: [limitOf('report', quotas.report.hourly, hour), limitOf('reports', quotas.report.grown, day)],
    visitor: [limitOf('report_visitor', 60, hour)],
    everyone: [limitOf('report_mail', 300, hour)],
  },
  inquiry: conversation,
  reply: conversation,
  visitAgreed: conversation,
  visitReminder: { when: 'once for each side and time of an agreed visit' },
  // Not limited per conversation: many earlier replies must not block this email.
  purchase: people,
  bikeSold: { when: 'once for each conversation' },
  boughtQuestion: people,
  reviewInvite: { when: 'once for each side of an agreed deal' },
  reviewPublished: { when: 'once for each review' },
  stillForSale: { when: 'once for each time that the seller has said so' },
  listingPaused: { when: 'once for each time that the seller has said so' },
  leavingSoon: { when: 'once for each last day that the seller names' },
  moderation: { when: 'one an act of an operator' },
  answer: {
    account: [limitOf('answers', 60, hour)],
    receiver: [limitOf('answered_day', 20, day)],
    everyone: [limitOf('answers', 300, hour)],
  },
  alertFinds: { when: 'receiver 1 an hour, and a digest a day and a week' },
} as const satisfies Record<Kind, KindLimits>;

const spans: Record<number, string> = { [minute]: 'minute', [hour]: 'hour', [day]: 'day' };

/** @example describeLimits('passwordReset') // => 'visitor 20 an hour; receiver 3 an hour, 10 a day' */
export const describeLimits = (kind: Kind): string => {
  const limits: KindLimits = mailLimits[kind];
  const parts = counted.flatMap((who) => {
    const some = limits[who]?.map(({ limit, seconds }) => {
      const span = spans[seconds] ?? `${seconds} s`;
      return `${limit} ${span === 'hour' ? 'an' : 'a'} ${span}`;
    });
    return some ? [`${who} ${some.join(', ')}`] : [];
  });
  return [...parts, ...(limits.when === undefined ? [] : [limits.when])].join('; ');
};

/** Values that an email is counted by: ids, addresses and networks, not yet hashed. */
export type Causes = Partial<Record<Exclude<Counted, 'everyone'>, string>>;

const whoOf = (counted: Counted, who: string | undefined, kind: Kind): string => {
  if (counted === 'everyone') return 'everyone';
  if (who === undefined) throw new Error(`nobody to count ${kind} by: ${counted}`);
  if (counted === 'account' || counted === 'side') return who;
  return hashedId(counted === 'visitor' ? who : canonicalAddress(who));
};

/** @example ticketsFor('passwordReset', { visitor: '203.0.113.7', receiver: 'lan@example.com' }) */
export const ticketsFor = (
  kind: Kind,
  causes: Causes,
  among: readonly Counted[] = counted,
): readonly LimitCount[] => {
  const limits: KindLimits = mailLimits[kind];
  return among.flatMap((by) =>
    (limits[by] ?? []).map((limit) => ({
      who: whoOf(by, by === 'everyone' ? undefined : causes[by], kind),
      limit,
    })),
  );
};
