import { createHmac } from 'node:crypto';
import { canonicalAddress } from '../emails/canonicalAddress.plan.ts';

export const identityKinds = ['address', 'phone', 'photo'] as const;
export type IdentityKind = (typeof identityKinds)[number];

/**
 * Under which id something of a suspended person is remembered. It is signed, so that nobody can find the address or
 * number of an id by trying them all.
 */
export const identityId = (secret: string, kind: IdentityKind, value: string): string =>
  createHmac('sha256', secret)
    .update(`${kind}:${kind === 'address' ? canonicalAddress(value) : value}`)
    .digest('base64url')
    .slice(0, 32);
