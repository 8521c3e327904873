import { appendFileSync } from 'node:fs';
import type { Query } from './query.ts';

type Filter = NonNullable<Query['where']>;

/** Returns a filter without values: its shape determines the index. */
const shapeOf = ({ compositeFilter, fieldFilter, unaryFilter }: Filter): Filter | null => {
  if (compositeFilter) {
    const filters = compositeFilter.filters.flatMap((one) => shapeOf(one) ?? []);
    return filters.length > 0 ? { compositeFilter: { op: compositeFilter.op, filters } } : null;
  }
  if (!fieldFilter) return unaryFilter ? { unaryFilter } : null;
  const { field, op } = fieldFilter;
  // Every index includes the document's name.
  if (field.fieldPath === '__name__') return null;
  const word = { stringValue: '' };
  const isList = op === 'IN' || op === 'NOT_IN' || op === 'ARRAY_CONTAINS_ANY';
  return { fieldFilter: { field, op, value: isList ? { arrayValue: { values: [word] } } : word } };
};

const noted = new Set<string>();
/**
 * Appends a query's shape to the file named by `QUERIES`, as a line of JSON. tests/usage checks its index on
 * the emulator.
 */
export const noteQuery = ({ from, where, orderBy = [] }: Query): void => {
  const file = process.env.QUERIES;
  if (!file) return;
  const shape = where ? shapeOf(where) : null;
  const line = JSON.stringify({ from, ...(shape && { where: shape }), orderBy });
  if (noted.has(line)) return;
  noted.add(line);
  appendFileSync(file, `${line}\n`);
};
