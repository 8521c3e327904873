import { createHash } from 'node:crypto';

export const zaloIn = (claims: Readonly<Record<string, unknown>> | undefined): string | null =>
  typeof claims?.zalo === 'string' && claims.zalo ? claims.zalo : null;

/**
 * Hashes without a secret: a new secret would unlink all accounts. Includes the app: Zalo's ids are unique
 * only within an app.
 */
export const zaloHash = (appId: string, id: string): string =>
  createHash('sha256').update(`zalo:${appId}:${id}`).digest('base64url').slice(0, 32);
