import { createHash } from 'node:crypto';

const hashOf = (text: string) => createHash('sha256').update(`vongxe/${text}`);

/** Returns a deterministic id in Firestore's format. @example idOf('listing/0').length // => 20 */
export const idOf = (text: string) => hashOf(text).digest('base64').replaceAll(/[+/=]/g, '').slice(0, 20);

/** Returns a deterministic UUID, like the names of photos. */
export const uuidOf = (text: string) =>
  hashOf(text)
    .digest('hex')
    .replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-4$3-a$4-$5');
