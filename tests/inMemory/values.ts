/** Value in Firestore's protocol, tagged with its type. */
export type Value = Record<string, unknown>;
export type Fields = Record<string, Value>;

/** Converts a time from either client to text of equal length, for comparison. */
const momentOf = (moment: unknown): string => {
  const { seconds = 0, nanos = 0 } =
    typeof moment === 'string'
      ? {
          seconds: Math.floor(Date.parse(moment) / 1_000),
          nanos: Number((/\.(\d+)/.exec(moment)?.[1] ?? '').padEnd(9, '0')),
        }
      : (moment as { seconds?: number | string; nanos?: number });
  return `${new Date(Number(seconds) * 1_000).toISOString().slice(0, 19)}.${String(nanos ?? 0).padStart(9, '0')}Z`;
};

const each = <T>(fields: Record<string, T> | undefined, change: (value: T) => Value): Fields =>
  Object.fromEntries(Object.entries(fields ?? {}).map(([name, value]) => [name, change(value)]));
type Nested = { fields?: Fields; values?: Value[] };

/**
 * Converts a value to one form: the Admin SDK and the browser's REST client encode some types differently.
 */
export const normalise = (value: Value): Value => {
  const { valueType: _, ...own } = value;
  const [kind = '', content] = Object.entries(own)[0] ?? [];
  if (kind === 'timestampValue') return { timestampValue: momentOf(content) };
  if (kind === 'integerValue') return { integerValue: String(content) };
  if (kind === 'nullValue') return { nullValue: null };
  if (kind === 'mapValue') return { mapValue: { fields: each((content as Nested).fields, normalise) } };
  if (kind === 'arrayValue')
    return { arrayValue: { values: ((content as Nested).values ?? []).map(normalise) } };
  return own;
};
export const normaliseFields = (fields?: Fields): Fields => each(fields, normalise);

const kinds = [
  ['nullValue'],
  ['booleanValue'],
  ['integerValue', 'doubleValue'],
  ['timestampValue'],
  ['stringValue'],
  ['bytesValue'],
  ['referenceValue'],
  ['geoPointValue'],
  ['arrayValue'],
  ['mapValue'],
];
const kindOfName = new Map(kinds.flatMap((names, kind) => names.map((name) => [name, kind] as const)));
export const kindOf = (value: Value): number => {
  for (const name of Object.keys(value)) {
    const kind = kindOfName.get(name);
    if (kind !== undefined) return kind;
  }
  return -1;
};
export const numberOf = (value: Value): number => Number(value.integerValue ?? value.doubleValue);
export const valuesOf = (value: Value | undefined): Value[] =>
  (value?.arrayValue as Nested | undefined)?.values ?? [];
export const fieldsOf = (value: Value): Fields => (value.mapValue as Nested | undefined)?.fields ?? {};

const order = <T extends string | number>(one: T, other: T): number =>
  one < other ? -1 : one > other ? 1 : 0;
const orderOfLists = (one: readonly Value[], other: readonly Value[]): number => {
  for (const [index, value] of one.entries()) {
    const second = other[index];
    const result = second ? compare(value, second) : 1;
    if (result !== 0) return result;
  }
  return order(one.length, other.length);
};
const entriesOf = (value: Value): Value[] =>
  Object.entries(fieldsOf(value))
    .toSorted(([one], [other]) => order(one, other))
    .flatMap(([name, content]) => [{ stringValue: name }, content]);

/**
 * Compares values of all kinds in Firestore's order.
 * @see https://firebase.google.com/docs/firestore/manage-data/data-types#value_type_ordering
 */
export function compare(one: Value, other: Value): number {
  const kind = kindOf(one);
  if (kind !== kindOf(other)) return order(kind, kindOf(other));
  if (kind === 2) return order(numberOf(one), numberOf(other));
  if (kind === 8) return orderOfLists(valuesOf(one), valuesOf(other));
  if (kind === 9) return orderOfLists(entriesOf(one), entriesOf(other));
  return order(String(Object.values(one)[0]), String(Object.values(other)[0]));
}
export const equals = (one: Value, other: Value): boolean => compare(one, other) === 0;

const partsOf = (path: string): string[] =>
  /[.`]/.test(path)
    ? [...path.matchAll(/`((?:[^`\\]|\\.)+)`|[^.]+/g)].map(
        ([all, quoted]) => quoted?.replace(/\\(.)/g, '$1') ?? all,
      )
    : [path];

export const readPath = (fields: Fields, path: string): Value | undefined => {
  const [first = '', ...rest] = partsOf(path);
  return rest.reduce<Value | undefined>(
    (value, name) => (value ? fieldsOf(value)[name] : undefined),
    fields[first],
  );
};

export const writePath = (fields: Fields, path: string, value: Value | undefined): Fields => {
  const write = (within: Fields, [name = '', ...rest]: string[]): Fields => {
    const { [name]: old, ...others } = within;
    if (rest.length > 0)
      return { ...within, [name]: { mapValue: { fields: write(old ? fieldsOf(old) : {}, rest) } } };
    return value === undefined ? others : { ...within, [name]: value };
  };
  return write(fields, partsOf(path));
};
