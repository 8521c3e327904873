import type { DocumentSnapshot } from 'firebase-admin/firestore';
import * as logger from 'firebase-functions/logger';
import { Listing } from '../../../src/domain/listings/listing.schema.ts';

export const versionOf = (snapshot: DocumentSnapshot): string =>
  snapshot.updateTime ? `${snapshot.updateTime.seconds}.${snapshot.updateTime.nanoseconds}` : 'absent';

/** Parses a listing; null if missing or malformed. Logs id and fields, never values. */
export const readListing = (snapshot: DocumentSnapshot | undefined): Listing | null => {
  if (!snapshot?.exists) return null;
  const parsed = Listing.safeParse(snapshot.data());
  if (parsed.success) return parsed.data;
  const fields = parsed.error.issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys' ? issue.keys : [issue.path.join('.')],
  );
  logger.warn('a listing does not parse', { id: snapshot.id, fields: fields.slice(0, 20) });
  return null;
};
