import type { Comparison, Wanted } from './firestore.ts';
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

/**
 * A question in Firestore's own words.
 * @see https://firebase.google.com/docs/firestore/reference/rest/v1/StructuredQuery
 * @example structuredQuery('likes', { where: [['user_id', '==', user.id]], limit: 20 })
 */
export const structuredQuery = (
  collectionId: string,
  { where = [], orderBy, after, select, limit }: Wanted,
) => ({
  from: [{ collectionId }],
  ...(select && { select: { fields: select.map((fieldPath) => ({ fieldPath })) } }),
  ...(where.length > 0 && { where: { compositeFilter: { op: 'AND', filters: where.map(filterOf) } } }),
  ...(orderBy && { orderBy: [{ field: { fieldPath: orderBy[0] }, direction: directions[orderBy[1]] }] }),
  ...(after !== undefined && { startAt: { values: [encodeValue(after)], before: false } }),
  ...(limit !== undefined && { limit }),
});
