import type { DocumentSnapshot, Query } from 'firebase-admin/firestore';
import * as logger from 'firebase-functions/logger';
import type * as z from 'zod/mini';

const pageSize = 20;

export type Page<T> = { items: T[]; more: boolean };

/** `after`: last document of the previous page. If it was deleted, returns the first page. */
export const pageOf = async (queue: Query, after: DocumentSnapshot | null) => {
  const rest = after?.exists ? queue.startAfter(after) : queue;
  const { docs } = await rest.limit(pageSize + 1).get();
  return { docs: docs.slice(0, pageSize), more: docs.length > pageSize };
};

/** Parses a document; null if it is malformed. Logs the problem without values. */
export const understood = <T>(schema: z.ZodMiniType<T>, snapshot: DocumentSnapshot): T | null => {
  const parsed = schema.safeParse(snapshot.data());
  if (parsed.success) return parsed.data;
  const fields = parsed.error.issues.map(({ path }) => path.join('.'));
  logger.warn('the admin page leaves out a document', { path: snapshot.ref.path, fields });
  return null;
};
