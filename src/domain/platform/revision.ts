/** Older documents have no `revision`. */
export type Revised = { revision?: number | undefined };

/** @example revisionOf({}) // => 0 */
export const revisionOf = ({ revision = 0 }: Revised): number => revision;

/** Returns the revision for a write over this document. firestore.rules refuse any other. */
export const nextRevision = (read: Revised): number => revisionOf(read) + 1;
