import type { Comparison, Cursor, Wanted } from './questions.ts';
import { encodeValue } from './values.ts';

const operators: Record<Comparison, string> = {
  '==': 'EQUAL',
  '!=': 'NOT_EQUAL',
  '<': 'LESS_THAN',
  '<=': 'LESS_THAN_OR_EQUAL',
  '>': 'GREATER_THAN',
  '>=': 'GREATER_THAN_OR_EQUAL',
  in: 'IN',
  'array-contains': 'ARRAY_CONTAINS',
};
const directions = { asc: 'ASCENDING', desc: 'DESCENDING' };

type Condition = NonNullable<Wanted['where']>[number];

const filterOf = ([fieldPath, comparison, value]: Condition) => {
  const field = { fieldPath };
  if (value !== null) return { fieldFilter: { field, op: operators[comparison], value: encodeValue(value) } };
  return { unaryFilter: { field, op: comparison === '==' ? 'IS_NULL' : 'IS_NOT_NULL' } };
};

const whereOf = (conditions: readonly Condition[]) => {
  const [first, ...others] = conditions.map(filterOf);
  if (others.length === 0) return first;
  return { compositeFilter: { op: 'AND', filters: [first, ...others] } };
};

/** Equal values are ordered by name, so that a page can end between them. */
const orderOf = ([fieldPath, way]: NonNullable<Wanted['orderBy']>) =>
  [fieldPath, '__name__'].map((path) => ({ field: { fieldPath: path }, direction: directions[way] }));

const startOf = ({ value, name }: Cursor) => ({ before: false, values: [value, { referenceValue: name }] });

/**
 * Builds a query in Firestore's format.
 * @see https://firebase.google.com/docs/firestore/reference/rest/v1/StructuredQuery
 * @example structuredQuery('likes', { where: [['user_id', '==', user.id]], limit: 20 })
 */
export const structuredQuery = (
  collectionId: string,
  { where = [], orderBy, after, select, limit }: Wanted,
) => ({
  from: [{ collectionId }],
  ...(select && { select: { fields: select.map((fieldPath) => ({ fieldPath })) } }),
  ...(where.length > 0 && { where: whereOf(where) }),
  ...(orderBy && { orderBy: orderOf(orderBy) }),
  ...(after && { startAt: startOf(after) }),
  ...(limit !== undefined && { limit }),
});
