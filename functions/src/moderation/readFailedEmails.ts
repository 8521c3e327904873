import type { Firestore } from 'firebase-admin/firestore';
import { maskAddress } from '../../../src/domain/admin/admin.ts';
import type { AdminEmail } from '../../../src/domain/admin/adminAnswers.schema.ts';
import { Mail } from '../emails/mail.ts';
import { type Page, pageOf, understood } from './pageOf.ts';

/** Returns dead emails, the latest first, without their content. */
export const readFailedEmails = async (
  documents: Firestore,
  { after }: { after: string | null },
): Promise<Page<AdminEmail>> => {
  const emails = documents.collection('mail');
  const { docs, more } = await pageOf(
    emails.where('state', '==', 'dead').orderBy('created_at', 'desc'),
    after === null ? null : await emails.doc(after).get(),
  );
  const items = docs.flatMap((snapshot) => {
    const mail = understood(Mail, snapshot);
    if (!mail) return [];
    const { kind, to, attempts, error, uncertain, created_at } = mail;
    return [{ id: snapshot.id, kind, to: maskAddress(to ?? ''), attempts, error, uncertain, created_at }];
  });
  return { items, more };
};
