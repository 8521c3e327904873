import { createHash } from 'node:crypto';

/** Stands for an address or a person in the id of a limit: limits are counted without knowing whom they are about. */
export const hashedId = (text: string): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, 22);
