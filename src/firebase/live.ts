import {
  collection,
  connectFirestoreEmulator,
  getFirestore,
  onSnapshot,
  orderBy,
  query,
  where,
} from 'firebase/firestore';
import * as z from 'zod/mini';
import type { Stored } from '../domain/listing.ts';
import { app } from './app.ts';
import { emulators } from './emulators.ts';
import type { Watched } from './firestore.ts';
import { sessionKnown } from './session.ts';

const firestore = getFirestore(app);
const local = emulators();
if (local) connectFirestoreEmulator(firestore, local.host, local.firestore);

const stored = <T>(id: string, data: T): Stored<T> => ({ ...data, id });

/** Calls back with what is new or changed, for as long as it is not stopped. */
export const watchChanges = async <S extends z.ZodMiniType>(
  schema: S,
  path: string,
  { where: [field, value], changed, after }: Watched,
  onChange: (documents: Stored<z.output<S>>[]) => void,
  onFailure: (failure: unknown) => void,
): Promise<() => void> => {
  await sessionKnown();
  const wanted = query(
    collection(firestore, path),
    where(field, '==', value),
    where(changed, '>', after),
    orderBy(changed, 'asc'),
  );
  return onSnapshot(
    wanted,
    (snapshot) => {
      const documents = snapshot.docChanges().flatMap(({ type, doc }) => {
        const parsed = z.safeParse(schema, doc.data({ serverTimestamps: 'estimate' }));
        return type === 'removed' || !parsed.success ? [] : [stored(doc.id, parsed.data)];
      });
      if (documents.length > 0) onChange(documents);
    },
    onFailure,
  );
};
