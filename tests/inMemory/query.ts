import {
  compare,
  equals,
  type Fields,
  kindOf,
  normalise,
  numberOf,
  readPath,
  type Value,
  valuesOf,
} from './values.ts';

export type Stored = { name: string; fields: Fields; createTime: string; updateTime: string };
type Field = { fieldPath: string };
type Filter = {
  compositeFilter?: { op: string; filters: Filter[] };
  fieldFilter?: { field: Field; op: string; value: Value };
  unaryFilter?: { field: Field; op: string };
};
type Bound = { values: Value[]; before?: boolean };
type Limit = number | { value: number } | null | undefined;
export type Query = {
  from?: { collectionId?: string; allDescendants?: boolean }[];
  where?: Filter | null;
  orderBy?: { field: Field; direction?: string }[];
  startAt?: Bound | null;
  endAt?: Bound | null;
  offset?: number;
  limit?: Limit;
  select?: { fields: Field[] } | null;
};

const valueAt = ({ name, fields }: Stored, path: string): Value | undefined =>
  path === '__name__' ? { referenceValue: name } : readPath(fields, path);

const isNaNValue = (value: Value) => kindOf(value) === 2 && Number.isNaN(numberOf(value));
const tests: Record<string, (value: Value, wanted: Value) => boolean> = {
  EQUAL: equals,
  NOT_EQUAL: (value, wanted) => !equals(value, wanted) && kindOf(value) !== 0,
  LESS_THAN: (value, wanted) => kindOf(value) === kindOf(wanted) && compare(value, wanted) < 0,
  LESS_THAN_OR_EQUAL: (value, wanted) => kindOf(value) === kindOf(wanted) && compare(value, wanted) <= 0,
  GREATER_THAN: (value, wanted) => kindOf(value) === kindOf(wanted) && compare(value, wanted) > 0,
  GREATER_THAN_OR_EQUAL: (value, wanted) => kindOf(value) === kindOf(wanted) && compare(value, wanted) >= 0,
  IN: (value, wanted) => valuesOf(wanted).some((one) => equals(one, value)),
  NOT_IN: (value, wanted) => !valuesOf(wanted).some((one) => equals(one, value)),
  ARRAY_CONTAINS: (value, wanted) => valuesOf(value).some((one) => equals(one, wanted)),
  ARRAY_CONTAINS_ANY: (value, wanted) =>
    valuesOf(value).some((one) => valuesOf(wanted).some((other) => equals(one, other))),
  IS_NULL: (value) => kindOf(value) === 0,
  IS_NOT_NULL: (value) => kindOf(value) !== 0,
  IS_NAN: isNaNValue,
  IS_NOT_NAN: (value) => !isNaNValue(value),
};

const fits = (document: Stored, filter: Filter): boolean => {
  if (filter.compositeFilter) {
    const { op, filters } = filter.compositeFilter;
    return op === 'OR'
      ? filters.some((one) => fits(document, one))
      : filters.every((one) => fits(document, one));
  }
  const { field, op } = filter.fieldFilter ?? filter.unaryFilter ?? { field: { fieldPath: '' }, op: '' };
  const value = valueAt(document, field.fieldPath);
  const test = tests[op];
  if (!test) throw new Error(`unknown comparison ${op}`);
  return value !== undefined && test(value, normalise(filter.fieldFilter?.value ?? { nullValue: null }));
};

const inequalities = (filter?: Filter | null): string[] => {
  if (!filter) return [];
  if (filter.compositeFilter) return filter.compositeFilter.filters.flatMap(inequalities);
  const { field, op } = filter.fieldFilter ?? { field: { fieldPath: '' }, op: 'EQUAL' };
  return /LESS|GREATER|NOT/.test(op) ? [field.fieldPath] : [];
};

const ordersOf = ({ orderBy = [], where }: Query) => {
  const given = orderBy.map(
    ({ field, direction }) => [field.fieldPath, direction === 'DESCENDING' ? -1 : 1] as const,
  );
  const first =
    given.length > 0 ? given : [...new Set(inequalities(where))].map((path) => [path, 1] as const);
  return first.some(([path]) => path === '__name__')
    ? first
    : [...first, ['__name__', first.at(-1)?.[1] ?? 1] as const];
};

const amount = (limit: Limit): number =>
  typeof limit === 'number' ? limit : (limit?.value ?? Number.POSITIVE_INFINITY);

export const runQuery = (all: Iterable<Stored>, parent: string, query: Query): Stored[] => {
  const [from = {}] = query.from ?? [];
  const start = `${parent}/`;
  const isWithin = ({ name }: Stored) => {
    if (!name.startsWith(start)) return false;
    const parts = name.slice(start.length).split('/');
    const isNamed = !from.collectionId || parts.at(-2) === from.collectionId;
    return isNamed && (from.allDescendants || parts.length === 2);
  };
  const orders = ordersOf(query);
  const against = (document: Stored, { values }: Bound): number => {
    for (const [index, wanted] of values.entries()) {
      const [path, way] = orders[index] ?? ['__name__', 1];
      const result = way * compare(valueAt(document, path) ?? { nullValue: null }, normalise(wanted));
      if (result !== 0) return result;
    }
    return 0;
  };
  const matches = [...all]
    .filter(isWithin)
    .filter((document) => !query.where || fits(document, query.where))
    .filter((document) => orders.every(([path]) => valueAt(document, path) !== undefined))
    .toSorted((one, other) => {
      for (const [path, way] of orders) {
        const result = compare(valueAt(one, path) as Value, valueAt(other, path) as Value);
        if (result !== 0) return way * result;
      }
      return 0;
    })
    .filter((document) => {
      const { startAt, endAt } = query;
      const first = startAt ? against(document, startAt) : 1;
      const last = endAt ? against(document, endAt) : -1;
      return (first > 0 || (first === 0 && startAt?.before)) && (last < 0 || (last === 0 && !endAt?.before));
    });
  const first = query.offset ?? 0;
  return matches.slice(first, first + amount(query.limit));
};
