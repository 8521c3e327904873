import { FieldPath, type Firestore, type Query } from 'firebase-admin/firestore';
import type { PersonalData } from './personalData.plan.ts';

/** `email` is null until confirmed: before, it may be a stranger's address. */
export type Person = { userId: string; email: string | null };

/** Returns null if documents are found by address and the person has no confirmed address. */
export const findPersonalData = (
  documents: Firestore,
  { collection: name, found }: PersonalData,
  { userId, email }: Person,
): Query | null => {
  const collection = documents.collection(name);
  const id = FieldPath.documentId();
  switch (found.by) {
    case 'field':
      return collection.where(found.field, '==', userId);
    case 'id':
      return collection.where(id, '==', userId);
    case 'prefix': {
      const prefix = found.prefix(userId);
      return collection.where(id, '>=', prefix).where(id, '<', `${prefix}\uf8ff`);
    }
    case 'address': {
      if (email === null) return null;
      const addressed = collection.where(found.field, '==', email);
      return found.kinds === null ? addressed : addressed.where('kind', 'in', found.kinds);
    }
  }
};
