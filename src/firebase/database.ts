import {
  collection,
  connectFirestoreEmulator,
  doc,
  getDoc,
  getDocs,
  getFirestore,
  limit,
  orderBy,
  type QueryConstraint,
  query,
  serverTimestamp,
  startAfter,
  writeBatch as startBatch,
  where,
} from 'firebase/firestore/lite';
import * as z from 'zod/mini';
import type { Stored } from '../domain/listing.ts';
import { wellFormed } from '../domain/wellFormed.ts';
import { app } from './app.ts';
import { emulators } from './emulators.ts';
import { type Fields, type Step, serverTime, type Wanted } from './firestore.ts';
import { sessionKnown } from './session.ts';

const firestore = getFirestore(app);
const local = emulators();
if (local) connectFirestoreEmulator(firestore, local.host, local.firestore);

const parsed = <S extends z.ZodMiniType>(schema: S, path: string, data: unknown) => {
  const result = z.safeParse(schema, data);
  if (result.success) return result.data;
  const places = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.code}`);
  console.warn(`left out ${path}, which its schema refuses (${places.join(', ')})`);
  return null;
};

const stored = <T>(id: string, data: T): Stored<T> => ({ ...data, id });

export const getDocument = async <S extends z.ZodMiniType>(schema: S, path: string) => {
  await sessionKnown();
  const found = await getDoc(doc(firestore, path));
  const data = found.exists() ? parsed(schema, path, found.data()) : null;
  return data === null ? null : stored(found.id, data);
};

const constraintsOf = ({ where: conditions = [], orderBy: order, after, limit: most }: Wanted) => {
  const constraints: QueryConstraint[] = conditions.map(([field, comparison, value]) =>
    where(field, comparison, value),
  );
  if (order) constraints.push(orderBy(...order));
  if (after !== undefined) constraints.push(startAfter(after));
  if (most !== undefined) constraints.push(limit(most));
  return constraints;
};

export const listDocuments = async <S extends z.ZodMiniType>(schema: S, path: string, wanted: Wanted) => {
  await sessionKnown();
  const found = await getDocs(query(collection(firestore, path), ...constraintsOf(wanted)));
  return found.docs.flatMap((document) => {
    const data = parsed(schema, document.ref.path, document.data());
    return data === null ? [] : [stored(document.id, data)];
  });
};

export const exists = async (path: string) => {
  await sessionKnown();
  return (await getDoc(doc(firestore, path))).exists();
};

const isPlain = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** As Firestore takes it: the server's time for its stand-in, and no half signs, of which UTF-8 has none. */
const written = (value: unknown): unknown => {
  if (value === serverTime) return serverTimestamp();
  if (typeof value === 'string') return wellFormed(value);
  if (Array.isArray(value)) return value.map(written);
  return isPlain(value) ? writtenFields(value) : value;
};
const writtenFields = (data: Fields): Fields =>
  Object.fromEntries(Object.entries(data).map(([name, value]) => [name, written(value)]));

export const writeBatch = async (steps: readonly Step[]) => {
  await sessionKnown();
  const batch = startBatch(firestore);
  for (const step of steps) {
    if ('set' in step) batch.set(doc(firestore, step.set), writtenFields(step.data));
    else if ('update' in step) batch.update(doc(firestore, step.update), writtenFields(step.data));
    else batch.delete(doc(firestore, step.remove));
  }
  await batch.commit();
};
