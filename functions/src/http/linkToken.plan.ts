import { createHmac, timingSafeEqual } from 'node:crypto';
import { day } from '../../../src/domain/time/time.ts';

/** Id in a link, and its creation time in milliseconds since 1970. */
export type LinkToken = { id: string; issued: number };

const sign = (secret: string, text: string) => createHmac('sha256', secret).update(text).digest('base64url');

const isSignature = (given: string, expected: string) => {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
};

/**
 * Creates a signed token that allows one action on one id, without sign-in.
 * @param issued in milliseconds since 1970
 * @example linkToken(secret, 'alerts', 'u1', 1_760_000_000_000) // => 'u1.mgj6k3cw.Vf3…'
 */
export const linkToken = (secret: string, purpose: string, id: string, issued: number): string => {
  const signed = `${id}.${Math.floor(issued).toString(36)}`;
  return `${signed}.${sign(secret, `${purpose}:${signed}`)}`;
};

/** Returns null unless the token is signed for this purpose. Old tokens contain no time: `issued` is 0. */
export const readLinkToken = (secret: string, purpose: string, token: string): LinkToken | null => {
  const [, signed = '', signature = ''] = /^([^.]+(?:\.[0-9a-z]{1,9})?)\.([^.]+)$/.exec(token) ?? [];
  if (!isSignature(signature, sign(secret, `${purpose}:${signed}`))) return null;
  const [id = '', issued = '0'] = signed.split('.');
  return { id, issued: Number.parseInt(issued, 36) };
};

export const isExpired = ({ issued }: LinkToken, now: number, days: number): boolean =>
  now - issued > days * day;
