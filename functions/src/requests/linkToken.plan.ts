import { createHmac, timingSafeEqual } from 'node:crypto';
import { day } from '../../../src/domain/time/time.ts';

/** Whose email a link comes from, and when it was written, in milliseconds since 1970. */
export type LinkToken = { id: string; issued: number };

const sign = (secret: string, text: string) => createHmac('sha256', secret).update(text).digest('base64url');

const isSignature = (given: string, expected: string) => {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
};

/**
 * Lets whoever holds an email do one thing for its receiver without signing in. It says nothing but an id and a time.
 * @param issued in milliseconds since 1970
 * @example linkToken(secret, 'alerts', 'u1', 1_760_000_000_000) // => 'u1.mgj6k3cw.Vf3…'
 */
export const linkToken = (secret: string, purpose: string, id: string, issued: number): string => {
  const signed = `${id}.${Math.floor(issued).toString(36)}`;
  return `${signed}.${sign(secret, `${purpose}:${signed}`)}`;
};

/**
 * What a token says; null when we did not sign it for this purpose. Tokens were signed without a time once: those are as
 * old as time itself.
 */
export const readLinkToken = (secret: string, purpose: string, token: string): LinkToken | null => {
  const [, signed = '', signature = ''] = /^([^.]+(?:\.[0-9a-z]{1,9})?)\.([^.]+)$/.exec(token) ?? [];
  if (!isSignature(signature, sign(secret, `${purpose}:${signed}`))) return null;
  const [id = '', issued = '0'] = signed.split('.');
  return { id, issued: Number.parseInt(issued, 36) };
};

/** Is a token too old to do anything? `days` is how long one lives. */
export const isExpired = ({ issued }: LinkToken, now: number, days: number): boolean =>
  now - issued > days * day;
