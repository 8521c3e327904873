import { createHash } from 'node:crypto';

/** Hashes an address or a person, so that the ids of limits do not reveal them. */
export const hashedId = (text: string): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, 22);
