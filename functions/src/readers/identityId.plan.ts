import { createHmac } from 'node:crypto';
import type { MarkKind } from '../../../src/domain/moderation/suspensionMark.ts';
import { canonicalAddress } from './canonicalAddress.plan.ts';

const length = 32;

/** Returns the keyed hash of an identity: without the key, addresses and numbers could be guessed. */
export const identityId = (secret: string, kind: MarkKind, value: string): string =>
  createHmac('sha256', secret)
    .update(`${kind}:${kind === 'address' ? canonicalAddress(value) : value}`)
    .digest('base64url')
    .slice(0, length);

export const markId = (identity: string, userId: string): string => `${identity}_${userId}`;

/**
 * Returns the kind of a stored mark. Old marks of phone numbers contain no account id. They count as 'typed',
 * since the number may be unconfirmed.
 * @example believedKind('a'.repeat(32), 'phone') // => 'typed'
 */
export const believedKind = (id: string, kind: MarkKind): MarkKind =>
  kind === 'phone' && id.length === length ? 'typed' : kind;
