import { createHmac } from 'node:crypto';
import { mailboxOf } from './mailboxOf.ts';

export const markKinds = ['address', 'phone', 'photo'] as const;
export type MarkKind = (typeof markKinds)[number];

/**
 * Under which id something of a suspended person is remembered. It is signed, so that nobody can find the address or
 * number of an id by trying them all.
 */
export const markId = (secret: string, kind: MarkKind, value: string): string =>
  createHmac('sha256', secret)
    .update(`${kind}:${kind === 'address' ? mailboxOf(value) : value}`)
    .digest('base64url')
    .slice(0, 32);
