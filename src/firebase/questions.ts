import type { Stored } from '../domain/listings/listing.ts';
import type { Value } from './values.ts';

export type Fields = Record<string, unknown>;

/** One step of a batch; the path is a document's, such as 'slugs/honda-wave-2021-hue'. */
export type Step = { set: string; data: Fields } | { update: string; data: Fields } | { remove: string };

export type Comparison = '==' | '!=' | '<' | '<=' | '>' | '>=' | 'in' | 'array-contains';

/**
 * Where a page of a list ended: what its last document has in the field of orderBy, as Firestore wrote it (a moment to
 * the nanosecond, which a number cannot hold), and its name.
 */
export type Cursor = { readonly value: Value; readonly name: string };

/** Documents, and where they ended: null where there were none. */
export type Page<T> = { documents: Stored<T>[]; end: Cursor | null };

/** Which documents of a collection, in which order. Moments are compared as Date. */
export type Wanted = {
  where?: readonly (readonly [field: string, comparison: Comparison, value: unknown])[];
  orderBy?: readonly [field: string, direction: 'asc' | 'desc'];
  /** Continue behind the page that ended here; goes with orderBy. */
  after?: Cursor;
  /** Only these fields of each. */
  select?: readonly string[];
  limit?: number;
};

/** Documents whose fields have these values, from the moment on that `changed` names. */
export type Watched = {
  where: readonly (readonly [field: string, value: unknown])[];
  changed: string;
  after: Date;
};

/** What one listens to: a question without an end. */
export type Listened = Pick<Wanted, 'where' | 'orderBy'>;
/** What one then hears: the whole answer, and the documents of it that are new or changed. */
export type Heard<T> = { list: () => Stored<T>[]; changes: () => Stored<T>[] };
