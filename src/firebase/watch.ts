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
import type { Wanted } from './firestore.ts';
import { sessionKnown } from './session.ts';

const firestore = getFirestore(app);
const local = emulators();
if (local) connectFirestoreEmulator(firestore, local.host, local.firestore);

const stored = <T>(id: string, data: T): Stored<T> => ({ ...data, id });

/**
 * Hands over the whole list now and whenever it changes. This module brings the full SDK, which can listen:
 * import it when there is something to see already.
 * @returns how to stop
 */
export const watchDocuments = async <S extends z.ZodMiniType>(
  schema: S,
  path: string,
  { where: conditions = [], orderBy: order }: Pick<Wanted, 'where' | 'orderBy'>,
  onList: (documents: Stored<z.output<S>>[]) => void,
): Promise<() => void> => {
  await sessionKnown();
  const constraints = conditions.map(([field, comparison, value]) => where(field, comparison, value));
  const wanted = query(collection(firestore, path), ...constraints, ...(order ? [orderBy(...order)] : []));
  return onSnapshot(
    wanted,
    (snapshot) =>
      onList(
        snapshot.docs.flatMap((document) => {
          const parsed = z.safeParse(schema, document.data({ serverTimestamps: 'estimate' }));
          return parsed.success ? [stored(document.id, parsed.data)] : [];
        }),
      ),
    // The list that was read before stays; it only does not follow any more.
    () => undefined,
  );
};
