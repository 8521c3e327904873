import { createHash } from 'node:crypto';

/** Hashes an address or a person for a limit's id, so that limits do not reveal them. */
export const hashedId = (text: string): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, 22);
