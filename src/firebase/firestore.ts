import type * as z from 'zod/mini';
import type { Stored } from '../domain/listings/listing.ts';
import type { Heard, Listened, Page, Step, Wanted, Watched } from './questions.ts';

/** Placeholder in written data for the server's time. */
export const serverTime: unique symbol = Symbol('serverTime');

// Loaded on demand: most visitors do not need it.
const database = () => import('./database.ts');

/**
 * Null if the document is missing, or malformed (logged).
 * @example await getDocument(Listing, 'motorcycles', id)
 */
export const getDocument = async <S extends z.ZodMiniType>(
  schema: S,
  ...path: [string, ...string[]]
): Promise<Stored<z.output<S>> | null> => (await database()).getDocument(schema, path.join('/'));

/**
 * Skips malformed documents and logs them.
 * @example await listDocuments(Listing, 'motorcycles', { where: [['user_id', '==', user.id]], limit: 50 })
 */
export const listDocuments = async <S extends z.ZodMiniType>(
  schema: S,
  collection: string,
  wanted: Wanted = {},
): Promise<Stored<z.output<S>>[]> => (await database()).listDocuments(schema, collection, wanted);

/**
 * `end`: cursor after the last document, even if that document is malformed.
 * @example await listPage(Like, 'likes', { orderBy: ['created_at', 'desc'], limit: 12, ...(end && { after: end }) })
 */
export const listPage = async <S extends z.ZodMiniType>(
  schema: S,
  collection: string,
  wanted: Wanted & { orderBy: NonNullable<Wanted['orderBy']> },
): Promise<Page<z.output<S>>> => (await database()).listPage(schema, collection, wanted);

/**
 * Reads some fields of a large document; null as in getDocument.
 * @example await getFields(Glance, ['status', 'price'], 'motorcycles', id)
 */
export const getFields = async <S extends z.ZodMiniType>(
  schema: S,
  fields: readonly string[],
  ...path: [string, ...string[]]
): Promise<Stored<z.output<S>> | null> => (await database()).getDocument(schema, path.join('/'), fields);

export const exists = async (...path: [string, ...string[]]): Promise<boolean> =>
  (await database()).exists(path.join('/'));

/**
 * Writes all steps or none. Fails with a RequestError, such as 'permission-denied' or 'unavailable'.
 * @example await writeBatch([{ update: `motorcycles/${id}`, data: { status: 'paused', updated_at: serverTime } }])
 */
export const writeBatch = async (steps: readonly Step[]): Promise<void> =>
  (await database()).writeBatch(steps);

/**
 * Prepares a batch. The returned function can send it while the page unloads.
 * @example const send = await readyBatch(steps); addEventListener('pagehide', () => void send())
 */
export const readyBatch = async (steps: readonly Step[]): Promise<() => Promise<unknown>> =>
  (await database()).readyBatch(steps);

// Loads the full SDK, so call it only after the first content is shown.
const listen = <S extends z.ZodMiniType>(
  schema: S,
  collection: string,
  wanted: Listened,
  onNews: (heard: Heard<z.output<S>>) => void,
  onFailure: (failure: unknown) => void,
): (() => void) => {
  let stop: (() => void) | undefined;
  let stopped = false;
  import('./live.ts')
    .then((live) => live.listen(schema, collection, wanted, onNews, onFailure))
    .then((end) => {
      if (stopped) end();
      else stop = end;
    })
    .catch(onFailure);
  return () => {
    stopped = true;
    stop?.();
  };
};

/** Calls `onList` at once and on every change. @returns a function that unsubscribes */
export const watchList = <S extends z.ZodMiniType>(
  schema: S,
  collection: string,
  wanted: Listened,
  onList: (documents: Stored<z.output<S>>[]) => void,
  onFailure: (failure: unknown) => void,
): (() => void) => listen(schema, collection, wanted, ({ list }) => onList(list()), onFailure);

/** Calls `onChange` with documents changed since `after`. @returns a function that unsubscribes */
export const watchChanges = <S extends z.ZodMiniType>(
  schema: S,
  collection: string,
  { where, changed, after }: Watched,
  onChange: (documents: Stored<z.output<S>>[]) => void,
  onFailure: (failure: unknown) => void,
): (() => void) =>
  listen(
    schema,
    collection,
    {
      where: [...where.map(([field, value]) => [field, '==', value] as const), [changed, '>', after]],
      // The first page's order, to use the same index.
      orderBy: [changed, 'desc'],
    },
    ({ changes }) => {
      const documents = changes();
      if (documents.length > 0) onChange(documents);
    },
    onFailure,
  );
