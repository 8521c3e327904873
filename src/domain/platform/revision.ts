/** Older documents have no `revision`. */
export type Revised = { revision?: number | undefined };

/** @example revisionOf({}) // => 0 */
export const revisionOf = ({ revision = 0 }: Revised): number => revision;

/** Revision that the next write must have: firestore.rules refuse any other. */
export const nextRevision = (read: Revised): number => revisionOf(read) + 1;
