import type { Mail } from './mail.ts';

/** Who gets each kind of email: the operator of the site, or whoever it is about. */
export const receivers = {
  confirmation: 'member',
  passwordReset: 'member',
  contactMessage: 'operator',
  supportRequest: 'operator',
  feedback: 'operator',
  report: 'operator',
  inquiry: 'member',
  reply: 'member',
  visitAgreed: 'member',
  visitReminder: 'member',
  purchase: 'member',
  bikeSold: 'member',
  boughtQuestion: 'member',
  reviewInvite: 'member',
  reviewPublished: 'member',
  stillForSale: 'member',
  listingPaused: 'member',
  moderation: 'member',
  alertFinds: 'member',
} as const satisfies Record<Mail['kind'], 'member' | 'operator'>;

export type Kind = keyof typeof receivers;
const all = Object.keys(receivers) as Kind[];

/** Emails to a person about what is theirs. The others go to operators, and with what they are about. */
export const memberKinds = all.filter((kind) => receivers[kind] === 'member');
