import { PassThrough } from 'node:stream';
import { Firestore } from 'firebase-admin/firestore';
import type { Query, Stored } from './query.ts';
import { openStore, type Store, type Write } from './store.ts';
import { type Fields, readPath, type Value, writePath } from './values.ts';

const stores = new Map<string, Store>();
export const storeOf = (project: string): Store => {
  const store = stores.get(project) ?? openStore();
  stores.set(project, store);
  return store;
};
const projectOf = (name: string) => name.split('/')[1] ?? '';

const moment = (text: string) => ({
  seconds: Math.floor(Date.parse(text) / 1_000),
  nanos: Number(/\.(\d+)/.exec(text)?.[1] ?? 0),
});
type Nested = { fields?: Fields; values?: Value[] };
/** Converts a value to gRPC's form, in which a time is two numbers. */
const proto = (value: Value): Value => {
  if ('timestampValue' in value) return { timestampValue: moment(String(value.timestampValue)) };
  if ('mapValue' in value)
    return { mapValue: { fields: protoFields((value.mapValue as Nested).fields ?? {}) } };
  if ('arrayValue' in value)
    return { arrayValue: { values: ((value.arrayValue as Nested).values ?? []).map(proto) } };
  if ('nullValue' in value) return { nullValue: 'NULL_VALUE' };
  return value;
};
const protoFields = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, proto(value)]));
export const protoDocument = ({ name, fields, createTime, updateTime }: Stored) => ({
  name,
  fields: protoFields(fields),
  createTime: moment(createTime),
  updateTime: moment(updateTime),
});

const selected = (fields: Fields, { select }: Query): Fields =>
  (select?.fields ?? []).reduce<Fields | null>((selection, { fieldPath }) => {
    const value = readPath(fields, fieldPath);
    return value === undefined ? (selection ?? {}) : writePath(selection ?? {}, fieldPath, value);
  }, null) ?? fields;

type Request = {
  database: string;
  parent: string;
  documents: string[];
  writes: Write[];
  transaction?: Uint8Array;
  newTransaction?: unknown;
  structuredQuery: Query;
  structuredAggregationQuery: {
    structuredQuery: Query;
    aggregations: { alias: string; count?: { upTo?: { value: number } } }[];
  };
  collectionId: string;
  mask?: unknown;
};

const open = (store: Store, { transaction, newTransaction }: Request) => {
  const id = newTransaction ? store.begin() : undefined;
  const running = id ?? (transaction ? Buffer.from(transaction).toString() : undefined);
  return { running, first: id ? [{ transaction: Buffer.from(id) }] : [] };
};

/** Returns paths below a parent, including missing documents with subcollections. */
const below = (store: Store, parent: string): string[][] =>
  [...store.documents.keys()]
    .filter((name) => name.startsWith(`${parent}/`))
    .map((name) => name.slice(parent.length + 1).split('/'));

const answer = (method: string, request: Request): unknown[] => {
  const store = storeOf(projectOf(request.database ?? request.parent));
  const readTime = moment(store.now());
  const { running, first } = open(store, request);
  if (method === 'batchGetDocuments')
    return [
      ...first,
      ...request.documents.map((name) => {
        const document = store.get(name, running);
        return document ? { found: protoDocument(document), readTime } : { missing: name, readTime };
      }),
    ];
  if (method === 'runQuery') {
    const matches = store.query(request.parent, request.structuredQuery, running);
    const answer = matches.map((one) => ({ ...one, fields: selected(one.fields, request.structuredQuery) }));
    return [...first, ...answer.map((one) => ({ document: protoDocument(one), readTime })), { readTime }];
  }
  if (method === 'runAggregationQuery') {
    const { structuredQuery, aggregations } = request.structuredAggregationQuery;
    const { length } = store.query(request.parent, structuredQuery, running);
    const aggregateFields = Object.fromEntries(
      aggregations.map(({ alias }) => [alias, { integerValue: String(length) }]),
    );
    return [{ result: { aggregateFields }, readTime }];
  }
  if (method === 'listDocuments') {
    const ids = below(store, `${request.parent}/${request.collectionId}`).map(([id = '']) => id);
    return [[...new Set(ids)].map((id) => ({ name: `${request.parent}/${request.collectionId}/${id}` }))];
  }
  if (method === 'listCollectionIds')
    return [[...new Set(below(store, request.parent).map(([id = '']) => id))].toSorted()];
  if (method === 'batchWrite') {
    for (const write of request.writes) store.commit([write]);
    const done = request.writes.map(() => ({ updateTime: readTime }));
    return [{ writeResults: done, status: request.writes.map(() => ({ code: 0 })) }];
  }
  if (method === 'commit') {
    const updateTime = moment(store.commit(request.writes, running));
    return [{ writeResults: request.writes.map(() => ({ updateTime })), commitTime: updateTime }];
  }
  if (method === 'beginTransaction') return [{ transaction: Buffer.from(store.begin()) }];
  if (method === 'rollback') return [{}];
  throw new Error(`Firestore in memory has no ${method}.`);
};

/**
 * Makes every Firestore client of this process use `openStore` instead of the service. The clients' own
 * checks stay.
 */
export const keepInMemory = (): void => {
  const client = Firestore.prototype as unknown as Record<string, unknown>;
  client.request = async (method: string, request: Request) => structuredClone(answer(method, request))[0];
  client.requestStream = async (method: string, _both: boolean, request: Request) => {
    const stream = new PassThrough({ objectMode: true });
    try {
      for (const part of answer(method, request)) stream.write(part);
      stream.end();
    } catch (failure) {
      setImmediate(() => stream.destroy(failure as Error));
    }
    return stream;
  };
};
