import * as z from 'zod/mini';
import type { Stored } from '../domain/listings/listing.ts';
import { wait } from '../domain/platform/wait.ts';
import { askFirestore, askForAnybody, nameOf, pathOf, readyCommit } from './documents.ts';
import { RequestError } from './post.ts';
import type { Cursor, Fields, Page, Step, Wanted } from './questions.ts';
import { structuredQuery } from './structuredQuery.ts';
import { decodeFields, encodeValue, type Value } from './values.ts';

// Firestore's envelope. The document's schema checks the fields.
const Found = z.object({ name: z.string(), fields: z.optional(z.record(z.string(), z.custom<Value>())) });
type Found = z.infer<typeof Found>;
const Got = z.tuple([z.union([z.object({ found: Found }), z.object({ missing: z.string() })])]);
/** Entries without a document contain only metadata, such as the read time. */
const Listed = z.array(z.object({ document: z.optional(Found) }));

const read = <S extends z.ZodMiniType>(schema: S, answer: unknown): z.output<S> => {
  const result = z.safeParse(schema, answer);
  if (!result.success) throw new RequestError('internal', 'Firestore gave no answer that can be read');
  return result.data;
};

const stored = <T>(id: string, data: T): Stored<T> => ({ ...data, id });

/** Parses a document; null with a warning if the schema refuses it. */
const parsed = <S extends z.ZodMiniType>(schema: S, { name, fields }: Found) => {
  const path = pathOf(name);
  const result = z.safeParse(schema, decodeFields(fields ?? {}));
  if (result.success) return stored(path.slice(path.lastIndexOf('/') + 1), result.data);
  const places = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.code}`);
  console.warn(`left out ${path}, which its schema refuses (${places.join(', ')})`);
  return null;
};

/** Can visitors read the document? */
const isForAnybody = (path: string) => path.startsWith('rates/');

const find = async (path: string, fieldPaths?: readonly string[]) => {
  const question = { documents: [nameOf(path)], ...(fieldPaths && { mask: { fieldPaths } }) };
  const ask = isForAnybody(path) ? askForAnybody : askFirestore;
  const [got] = read(Got, await ask('batchGet', question));
  return 'found' in got ? got.found : null;
};

export const exists = async (path: string) => (await find(path)) !== null;

export const getDocument = async <S extends z.ZodMiniType>(
  schema: S,
  path: string,
  fields?: readonly string[],
) => {
  const document = await find(path, fields);
  return document && parsed(schema, document);
};

const list = async (path: string, wanted: Wanted) => {
  const end = path.lastIndexOf('/');
  const question = structuredQuery(path.slice(end + 1), wanted);
  const parent = path.slice(0, Math.max(end, 0));
  const listed = read(Listed, await askFirestore('runQuery', { structuredQuery: question }, parent));
  return listed.flatMap(({ document }) => document ?? []);
};

const readable = <S extends z.ZodMiniType>(schema: S, documents: readonly Found[]) =>
  documents.flatMap((document) => parsed(schema, document) ?? []);

export const listDocuments = async <S extends z.ZodMiniType>(schema: S, path: string, wanted: Wanted) =>
  readable(schema, await list(path, wanted));

/** Null without a document. Queries omit documents without the orderBy field. */
const cursorAt = (field: string, document: Found | undefined): Cursor | null => {
  const value = document?.fields?.[field];
  return document && value ? { value, name: document.name } : null;
};

export const listPage = async <S extends z.ZodMiniType>(
  schema: S,
  path: string,
  wanted: Wanted & { orderBy: NonNullable<Wanted['orderBy']> },
): Promise<Page<z.output<S>>> => {
  const documents = await list(path, wanted);
  return { documents: readable(schema, documents), end: cursorAt(wanted.orderBy[0], documents.at(-1)) };
};

/**
 * Is the value `serverTime` of firestore.ts, the only symbol ever written? An import would cost a request.
 */
const isServerTime = (value: unknown) => typeof value === 'symbol';

const written = (data: Fields) => {
  const entries = Object.entries(data);
  const entriesToWrite = entries.filter(([, value]) => !isServerTime(value));
  return {
    fields: Object.fromEntries(entriesToWrite.map(([name, value]) => [name, encodeValue(value)])),
    mask: { fieldPaths: entriesToWrite.map(([name]) => name) },
    moments: entries
      .filter(([, value]) => isServerTime(value))
      .map(([fieldPath]) => ({ fieldPath, setToServerValue: 'REQUEST_TIME' })),
  };
};

const writeOf = (step: Step) => {
  if ('remove' in step) return { delete: nameOf(step.remove) };
  const { fields, mask, moments } = written(step.data);
  return {
    update: { name: nameOf('set' in step ? step.set : step.update), fields },
    ...('update' in step && { updateMask: mask, currentDocument: { exists: true } }),
    ...(moments.length > 0 && { updateTransforms: moments }),
  };
};

/** Milliseconds before each retry. A random factor of 1 to 2 avoids another collision of two writers. */
const pauses = [100, 200, 400, 800];

/** Retries a batch after a conflict, as the SDK does. */
export const writeBatch = async (steps: readonly Step[]) => {
  const writes = steps.map(writeOf);
  for (let tries = 0; ; tries += 1) {
    try {
      await askFirestore('commit', { writes });
      return;
    } catch (failure) {
      const pause = pauses[tries];
      if (pause === undefined || !(failure instanceof RequestError) || failure.code !== 'aborted')
        throw failure;
      await wait(pause * (1 + Math.random()));
    }
  }
};

export const readyBatch = (steps: readonly Step[]) => readyCommit({ writes: steps.map(writeOf) });
