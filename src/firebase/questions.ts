import type { Stored } from '../domain/listings/listing.ts';
import type { Value } from './values.ts';

export type Fields = Record<string, unknown>;

/** Step of a batch, with a document's path, such as 'slugs/honda-wave-2021-hue'. */
export type Step = { set: string; data: Fields } | { update: string; data: Fields } | { remove: string };

export type Comparison = '==' | '!=' | '<' | '<=' | '>' | '>=' | 'in' | 'array-contains';

/**
 * Position after the document `name`. `value` is its orderBy field in Firestore's format, because dates would
 * lose nanoseconds.
 */
export type Cursor = { readonly value: Value; readonly name: string };

/** `end` is null if there are no documents. */
export type Page<T> = { documents: Stored<T>[]; end: Cursor | null };

/** Query of a collection. Pass times as Date. */
export type Wanted = {
  where?: readonly (readonly [field: string, comparison: Comparison, value: unknown])[];
  orderBy?: readonly [field: string, direction: 'asc' | 'desc'];
  /** Cursor of the page before; requires orderBy. */
  after?: Cursor;
  select?: readonly string[];
  limit?: number;
};

/** Documents with these values whose field `changed` is later than `after`. */
export type Watched = {
  where: readonly (readonly [field: string, value: unknown])[];
  changed: string;
  after: Date;
};

export type Listened = Pick<Wanted, 'where' | 'orderBy'>;
/** Snapshot of a query. `changes` returns only new or changed documents. */
export type Heard<T> = { list: () => Stored<T>[]; changes: () => Stored<T>[] };
