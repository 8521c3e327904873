import type { Firestore } from 'firebase-admin/firestore';
import { AuditEntry } from '../../../src/domain/admin/admin.schema.ts';
import type { AdminAudit } from '../../../src/domain/admin/adminAnswers.schema.ts';
import { type Page, pageOf, understood } from './pageOf.ts';

export const readAudit = async (
  documents: Firestore,
  { after }: { after: string | null },
): Promise<Page<AdminAudit>> => {
  const entries = documents.collection('audit');
  const { docs, more } = await pageOf(
    entries.orderBy('acted_at', 'desc'),
    after === null ? null : await entries.doc(after).get(),
  );
  const items = docs.flatMap((snapshot) => {
    const entry = understood(AuditEntry, snapshot);
    return entry ? [{ id: snapshot.id, ...entry }] : [];
  });
  return { items, more };
};
