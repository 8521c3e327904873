import {
  collection,
  connectFirestoreEmulator,
  type DocumentSnapshot,
  getFirestore,
  onSnapshot,
  orderBy,
  query,
  where,
} from 'firebase/firestore';
import * as z from 'zod/mini';
import type { Stored } from '../domain/listings/listing.ts';
import { app } from './app.ts';
import { checkSdks } from './appCheckHeader.ts';
import { emulators } from './emulators.ts';
import type { Heard, Listened } from './questions.ts';
import { sessionKnown } from './session.ts';

const firestore = getFirestore(app);
const local = emulators();
if (local) connectFirestoreEmulator(firestore, local.host, local.firestore);

const stored = <T>(id: string, data: T): Stored<T> => ({ ...data, id });

/** Calls `onNews` at once and on every change. @returns a function that unsubscribes */
export const listen = async <S extends z.ZodMiniType>(
  schema: S,
  path: string,
  { where: conditions = [], orderBy: order }: Listened,
  onNews: (heard: Heard<z.output<S>>) => void,
  onFailure: (failure: unknown) => void,
): Promise<() => void> => {
  await Promise.all([sessionKnown(), checkSdks('atHand')]);
  const constraints = conditions.map(([field, comparison, value]) => where(field, comparison, value));
  const wanted = query(collection(firestore, path), ...constraints, ...(order ? [orderBy(...order)] : []));
  const read = (document: DocumentSnapshot): Stored<z.output<S>>[] => {
    const parsed = z.safeParse(schema, document.data({ serverTimestamps: 'estimate' }));
    return parsed.success ? [stored(document.id, parsed.data)] : [];
  };
  return onSnapshot(
    wanted,
    (snapshot) =>
      onNews({
        list: () => snapshot.docs.flatMap(read),
        changes: () =>
          snapshot.docChanges().flatMap(({ type, doc }) => (type === 'removed' ? [] : read(doc))),
      }),
    onFailure,
  );
};
