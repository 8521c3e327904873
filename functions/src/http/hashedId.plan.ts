import { createHash } from 'node:crypto';

/** Hashes an address or a user id, so that ids of rate-limit documents do not reveal it. */
export const hashedId = (text: string): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, 22);
