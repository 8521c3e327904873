import { createHash } from 'node:crypto';

/** Returns the hash of the account's Zalo account, from its claims; null without one. */
export const zaloIn = (claims: Readonly<Record<string, unknown>> | undefined): string | null =>
  typeof claims?.zalo === 'string' && claims.zalo ? claims.zalo : null;

/**
 * Hashes a Zalo account. Without a secret: a changed one would lose every account. With the app, whose ids they are:
 * another app can give the same id to somebody else.
 */
export const zaloHash = (appId: string, id: string): string =>
  createHash('sha256').update(`zalo:${appId}:${id}`).digest('base64url').slice(0, 32);
