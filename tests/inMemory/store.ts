import { DocumentMap } from './documentMap.ts';
import { noteQuery } from './noteQuery.ts';
import { type Query, runQuery, type Stored } from './query.ts';
import {
  compare,
  equals,
  type Fields,
  normalise,
  normaliseFields,
  numberOf,
  readPath,
  type Value,
  valuesOf,
  writePath,
} from './values.ts';

export class Refused extends Error {
  constructor(
    readonly status:
      | 'NOT_FOUND'
      | 'ALREADY_EXISTS'
      | 'FAILED_PRECONDITION'
      | 'ABORTED'
      | 'PERMISSION_DENIED'
      | 'UNAVAILABLE',
    readonly code: number,
  ) {
    super(`${code} ${status}`);
  }
}

type Condition = { exists?: boolean; updateTime?: unknown } | null;
type Transform = {
  fieldPath: string;
  setToServerValue?: unknown;
  increment?: Value;
  maximum?: Value;
  minimum?: Value;
  appendMissingElements?: { values?: Value[] };
  removeAllFromArray?: { values?: Value[] };
};
export type Write = {
  update?: { name: string; fields?: Fields };
  delete?: string;
  updateMask?: { fieldPaths?: string[] } | null;
  updateTransforms?: Transform[];
  currentDocument?: Condition;
};
export type Change = { name: string; before: Stored | null; after: Stored | null };

const applied = (fields: Fields, transform: Transform, now: string): Fields => {
  const path = transform.fieldPath;
  const old = readPath(fields, path);
  const put = (value: Value) => writePath(fields, path, value);
  if (transform.setToServerValue) return put({ timestampValue: now });
  if (transform.increment) {
    const sum =
      numberOf(normalise(transform.increment)) + (old && !Number.isNaN(numberOf(old)) ? numberOf(old) : 0);
    return put(Number.isInteger(sum) ? { integerValue: String(sum) } : { doubleValue: sum });
  }
  for (const [wanted, way] of [
    [transform.maximum, 1],
    [transform.minimum, -1],
  ] as const)
    if (wanted) return put(old && way * compare(old, normalise(wanted)) > 0 ? old : normalise(wanted));
  const added = (transform.appendMissingElements?.values ?? []).map(normalise);
  const removed = (transform.removeAllFromArray?.values ?? []).map(normalise);
  const rest = valuesOf(old).filter((one) => !removed.some((other) => equals(one, other)));
  const missing = added.filter((one) => !rest.some((other) => equals(one, other)));
  return put({ arrayValue: { values: [...rest, ...missing] } });
};

/** Firestore in memory, without rules, with the protocol features that we use. */
export const openStore = () => {
  const documents = new DocumentMap();
  const transactions = new Map<string, Map<string, string>>();
  const listeners = new Set<(changes: readonly Change[]) => void>();
  let last = 0;
  let count = 0;
  const now = (): string => {
    last = Math.max(last + 1, Date.now() * 1_000);
    return `${new Date(Math.floor(last / 1_000)).toISOString().slice(0, -1)}${String(last % 1_000).padStart(3, '0')}000Z`;
  };
  const check = (name: string, condition: Condition | undefined) => {
    const document = documents.get(name);
    if (condition?.exists === true && !document) throw new Refused('NOT_FOUND', 5);
    if (condition?.exists === false && document) throw new Refused('ALREADY_EXISTS', 6);
    const wanted = condition?.updateTime;
    if (wanted && normalise({ timestampValue: wanted }).timestampValue !== document?.updateTime)
      throw new Refused('FAILED_PRECONDITION', 9);
  };
  const result = (write: Write, moment: string): Change => {
    const name = write.update?.name ?? write.delete ?? '';
    const before = documents.get(name) ?? null;
    if (write.delete) return { name, before, after: null };
    const given = normaliseFields(write.update?.fields);
    // An empty mask changes no field: the write only sets server timestamps.
    const masked = write.updateMask && (write.updateMask.fieldPaths ?? []);
    let fields = masked
      ? masked.reduce((old, path) => writePath(old, path, readPath(given, path)), before?.fields ?? {})
      : given;
    for (const transform of write.updateTransforms ?? []) fields = applied(fields, transform, moment);
    return {
      name,
      before,
      after: { name, fields, createTime: before?.createTime ?? moment, updateTime: moment },
    };
  };
  const begin = (): string => {
    count += 1;
    transactions.set(String(count), new Map());
    return String(count);
  };
  const note = (transaction: string | undefined, name: string) =>
    transaction && transactions.get(transaction)?.set(name, documents.get(name)?.updateTime ?? '');
  const get = (name: string, transaction?: string): Stored | null => {
    note(transaction, name);
    return documents.get(name) ?? null;
  };
  const query = (parent: string, wanted: Query, transaction?: string): Stored[] => {
    noteQuery(wanted);
    const matches = runQuery(documents.inCollection(wanted.from?.[0]?.collectionId), parent, wanted);
    for (const { name } of matches) note(transaction, name);
    return matches;
  };
  /** Applies all writes or none. @returns the commit time */
  const commit = (writes: readonly Write[], transaction?: string): string => {
    for (const [name, version] of transactions.get(transaction ?? '') ?? [])
      if ((documents.get(name)?.updateTime ?? '') !== version) throw new Refused('ABORTED', 10);
    const moment = now();
    const changes: Change[] = [];
    const put = (name: string, document: Stored | null) =>
      document ? documents.set(name, document) : documents.delete(name);
    try {
      for (const write of writes) {
        const name = write.update?.name ?? write.delete ?? '';
        check(name, write.currentDocument);
        const change = result(write, moment);
        changes.push(change);
        put(name, change.after);
      }
    } catch (failure) {
      for (const { name, before } of changes.toReversed()) put(name, before);
      throw failure;
    }
    for (const listener of listeners) listener(changes);
    return moment;
  };
  const onChange = (listener: (changes: readonly Change[]) => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  return { documents, now, begin, get, query, commit, onChange };
};
export type Store = ReturnType<typeof openStore>;
