import type * as z from 'zod/mini';
import type { Stored } from '../domain/listings/listing.ts';
import type { Heard, Listened, Page, Step, Wanted, Watched } from './questions.ts';

/** Stands in written data for the moment at which the server receives it. */
export const serverTime: unique symbol = Symbol('serverTime');

// Arrives with the first question: most visitors never ask one.
const database = () => import('./database.ts');

/**
 * One document, or null where there is none, or none that its schema accepts (which is logged).
 * @example await getDocument(Listing, 'motorcycles', id)
 */
export const getDocument = async <S extends z.ZodMiniType>(
  schema: S,
  ...path: [string, ...string[]]
): Promise<Stored<z.output<S>> | null> => (await database()).getDocument(schema, path.join('/'));

/**
 * The documents of a collection; one that its schema refuses is left out and logged.
 * @example await listDocuments(Listing, 'motorcycles', { where: [['user_id', '==', user.id]], limit: 50 })
 */
export const listDocuments = async <S extends z.ZodMiniType>(
  schema: S,
  collection: string,
  wanted: Wanted = {},
): Promise<Stored<z.output<S>>[]> => (await database()).listDocuments(schema, collection, wanted);

/**
 * As listDocuments, a page of a list: its end is where the next one begins. What its schema refuses counts for the end.
 * @example await listPage(Like, 'likes', { orderBy: ['created_at', 'desc'], limit: 12, ...(end && { after: end }) })
 */
export const listPage = async <S extends z.ZodMiniType>(
  schema: S,
  collection: string,
  wanted: Wanted & { orderBy: NonNullable<Wanted['orderBy']> },
): Promise<Page<z.output<S>>> => (await database()).listPage(schema, collection, wanted);

/**
 * Some fields of a document, where the whole of it would be much to send; null as for getDocument.
 * @example await getFields(Glance, ['status', 'price'], 'motorcycles', id)
 */
export const getFields = async <S extends z.ZodMiniType>(
  schema: S,
  fields: readonly string[],
  ...path: [string, ...string[]]
): Promise<Stored<z.output<S>> | null> => (await database()).getDocument(schema, path.join('/'), fields);

/** Is there a document at this path (that one may read)? */
export const exists = async (...path: [string, ...string[]]): Promise<boolean> =>
  (await database()).exists(path.join('/'));

/**
 * All steps or none. Fails with a RequestError whose code is such as 'permission-denied' or 'unavailable'.
 * @example await writeBatch([{ update: `motorcycles/${id}`, data: { status: 'paused', updated_at: serverTime } }])
 */
export const writeBatch = async (steps: readonly Step[]): Promise<void> =>
  (await database()).writeBatch(steps);

/**
 * Makes a batch ready for the moment in which the page is left. What is returned sends it, once and without a second try.
 * @example const send = await readyBatch(steps); addEventListener('pagehide', () => void send())
 */
export const readyBatch = async (steps: readonly Step[]): Promise<() => Promise<unknown>> =>
  (await database()).readyBatch(steps);

// The full SDK, which can listen, is loaded for this alone: begin when there is something to see already.
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

/**
 * Hands over a whole list now and whenever it changes.
 * @returns how to stop
 */
export const watchList = <S extends z.ZodMiniType>(
  schema: S,
  collection: string,
  wanted: Listened,
  onList: (documents: Stored<z.output<S>>[]) => void,
  onFailure: (failure: unknown) => void,
): (() => void) => listen(schema, collection, wanted, ({ list }) => onList(list()), onFailure);

/**
 * Hears of every document that is written from now on.
 * @returns how to stop
 */
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
      // As the first page is read, so that one index does for both.
      orderBy: [changed, 'desc'],
    },
    ({ changes }) => {
      const documents = changes();
      if (documents.length > 0) onChange(documents);
    },
    onFailure,
  );
