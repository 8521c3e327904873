/** A document that people edit: `revision` counts its changes. Documents from before that was counted have none. */
export type Revised = { revision?: number | undefined };

/** @example revisionOf({}) // => 0 */
export const revisionOf = ({ revision = 0 }: Revised): number => revision;

/** The revision to write over a document as it was read; firestore.rules refuse any other. */
export const nextRevision = (read: Revised): number => revisionOf(read) + 1;
