import { Identity } from '../../domain/accounts/identity.schema.ts';
import { getDocument } from '../../firebase/firestore.ts';

export const readIdentity = (userId: string): Promise<Identity | null> =>
  getDocument(Identity, 'identities', userId);
