import { createHmac, timingSafeEqual } from 'node:crypto';

const sign = (secret: string, purpose: string, userId: string) =>
  createHmac('sha256', secret).update(`${purpose}:${userId}`).digest('base64url');

/**
 * Lets whoever holds a letter do one thing for its receiver without signing in. It says nothing but an id.
 * @example linkToken(secret, 'alerts', 'u1') // => 'u1.Vf3…'
 */
export const linkToken = (secret: string, purpose: string, userId: string): string =>
  `${userId}.${sign(secret, purpose, userId)}`;

/** Whose letter a token comes from; null when we did not sign it for this purpose. */
export const readLinkToken = (secret: string, purpose: string, token: string): string | null => {
  const [userId, signature, ...rest] = token.split('.');
  if (!userId || !signature || rest.length > 0) return null;
  const expected = Buffer.from(sign(secret, purpose, userId));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected) ? userId : null;
};
