import type { Mail } from './mail.ts';

export const receivers = {
  confirmation: 'member',
  passwordReset: 'member',
  contactMessage: 'operator',
  takedownReceived: 'member',
  takedownDecided: 'member',
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
  leavingSoon: 'member',
  moderation: 'member',
  answer: 'member',
  alertFinds: 'member',
} as const satisfies Record<Mail['kind'], 'member' | 'operator'>;

export type Kind = keyof typeof receivers;
const all = Object.keys(receivers) as Kind[];

/** Kinds sent to members. Emails of other kinds are deleted with their source document. */
export const memberKinds = all.filter((kind) => receivers[kind] === 'member');
