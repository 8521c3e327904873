import { createHmac } from 'node:crypto';
import type { MarkKind } from '../../../src/domain/moderation/suspensionMark.ts';
import { canonicalAddress } from './canonicalAddress.plan.ts';

const length = 32;

/**
 * Signed hash of an identity. It is signed, so that nobody can find the address or number behind it by trying them all.
 */
export const identityId = (secret: string, kind: MarkKind, value: string): string =>
  createHmac('sha256', secret)
    .update(`${kind}:${kind === 'address' ? canonicalAddress(value) : value}`)
    .digest('base64url')
    .slice(0, length);

/** Id of one person's mark on an identity, so that forgetting it leaves those of others. */
export const markId = (identity: string, userId: string): string => `${identity}_${userId}`;

/**
 * Kind that a stored mark counts as. Marks used to be one for each identity, and one of a number did not say whether it
 * had been confirmed: such a mark counts as typed until it expires.
 * @example believedKind('a'.repeat(32), 'phone') // => 'typed'
 */
export const believedKind = (id: string, kind: MarkKind): MarkKind =>
  kind === 'phone' && id.length === length ? 'typed' : kind;
