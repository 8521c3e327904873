import type { DocumentSnapshot } from 'firebase-admin/firestore';
import * as logger from 'firebase-functions/logger';
import { Inquiry } from '../../../src/domain/conversations/inquiry.schema.ts';

export const readInquiry = (snapshot: DocumentSnapshot | undefined): Inquiry | null => {
  if (!snapshot?.exists) return null;
  const parsed = Inquiry.safeParse(snapshot.data());
  if (parsed.success) return parsed.data;
  logger.warn('a thread does not parse', {
    id: snapshot.id,
    fields: parsed.error.issues.map(({ path }) => path.join('.')),
  });
  return null;
};
