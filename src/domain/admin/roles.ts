import type { AdminActionName, AdminQueueName, AdminTab } from './admin.ts';

/** An owner can do everything that a moderator can. */
export const roles = ['moderator', 'owner'] as const;
export type Role = (typeof roles)[number];

const both = roles;
const owner = ['owner'] as const satisfies readonly Role[];

type Table<K extends string> = Readonly<Record<K, readonly Role[]>>;

/** Roles that can use each part of /admin. The functions enforce this. */
const tabs: Table<AdminTab> = {
  reports: both,
  signs: both,
  reviews: both,
  listings: both,
  people: both,
  messages: both,
  emails: owner,
  audit: owner,
  views: owner,
};
const queues: Table<AdminQueueName> = {
  figures: both,
  reports: both,
  conversation_reports: both,
  report_photos: both,
  fraud_signs: both,
  reviews: both,
  listings: both,
  numbers: both,
  people: both,
  reachable: both,
  messages: both,
  emails: owner,
  audit: owner,
  export: owner,
  views: owner,
};
const actions: Table<AdminActionName> = {
  hide: both,
  restore: both,
  keep: both,
  dismiss: both,
  suspend: both,
  lift: both,
  finish: both,
  answer: both,
  hideReview: both,
  restoreReview: both,
  keepReview: both,
  look: both,
  decideTakedown: both,
  retry: owner,
  resume: owner,
  grant: owner,
  revoke: owner,
  quota: owner,
  identity: owner,
  grantShop: owner,
  removeShop: owner,
  removeLogo: both,
};

/** @example mayOpen('moderator', 'audit') // => false */
export const mayOpen = (role: Role, tab: AdminTab): boolean => tabs[tab].includes(role);
/** @example mayRead('moderator', 'reports') // => true */
export const mayRead = (role: Role, queue: AdminQueueName): boolean => queues[queue].includes(role);
/** @example mayPerform('moderator', 'grant') // => false */
export const mayPerform = (role: Role, act: AdminActionName): boolean => actions[act].includes(role);

/** Operators must have signed in within this time to change roles. */
export const roleSignInMinutes = 10;
/** @example asksForSignIn('grant') // => true */
export const asksForSignIn = (act: AdminActionName): boolean => act === 'grant' || act === 'revoke';

/** Returns an operator's claims. Owners have no role claim, because owner was once the only role. */
export const claimsOf = (role: Role): { operator: true; operator_role?: Role } =>
  role === 'owner' ? { operator: true } : { operator: true, operator_role: role };

/**
 * Returns the role in an account's claims; null without one, or for an unknown role.
 * @example roleOf({ operator: true }) // => 'owner'
 */
export const roleOf = (claims: Readonly<Record<string, unknown>> | undefined): Role | null => {
  if (claims?.operator !== true) return null;
  const { operator_role = 'owner' } = claims;
  return roles.find((role) => role === operator_role) ?? null;
};
