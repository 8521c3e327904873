/**
 * Value in Firestore's REST format.
 * @see https://firebase.google.com/docs/firestore/reference/rest/Shared.Types/ArrayValue#Value
 */
export type Value =
  | { nullValue: null }
  | { booleanValue: boolean }
  | { integerValue: string }
  | { doubleValue: number | string }
  | { timestampValue: string }
  | { stringValue: string }
  | { arrayValue: { values?: Value[] } }
  | { mapValue: { fields?: Record<string, Value> } };

const mapValues = <From, To>(record: Record<string, From>, change: (value: From) => To): Record<string, To> =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]));

/**
 * Encodes a value.
 * @throws TypeError for types that Firestore cannot store
 * @example encodeValue([1, 'a']) // => { arrayValue: { values: [{ integerValue: '1' }, { stringValue: 'a' }] } }
 */
export const encodeValue = (value: unknown): Value => {
  if (value === null) return { nullValue: null };
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'number')
    return Number.isSafeInteger(value) ? { integerValue: String(value) } : { doubleValue: value };
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(encodeValue) } };
  if (typeof value === 'object') return { mapValue: { fields: mapValues({ ...value }, encodeValue) } };
  throw new TypeError(`cannot be stored: ${typeof value}`);
};

/** Cuts seconds to three decimals, which all browsers can parse; the server sends up to nine. */
const millisOf = (moment: string) => Date.parse(moment.replace(/(\.\d{3})\d+/, '$1'));

/**
 * Times become milliseconds. Types that the site does not use become undefined.
 * @example decodeValue({ timestampValue: '1970-01-01T00:00:01.5Z' }) // => 1500
 */
export const decodeValue = (value: Value): unknown => {
  if ('nullValue' in value) return null;
  if ('stringValue' in value) return value.stringValue;
  if ('booleanValue' in value) return value.booleanValue;
  if ('integerValue' in value) return Number(value.integerValue);
  if ('doubleValue' in value) return Number(value.doubleValue);
  if ('timestampValue' in value) return millisOf(value.timestampValue);
  if ('arrayValue' in value) return (value.arrayValue.values ?? []).map(decodeValue);
  if ('mapValue' in value) return decodeFields(value.mapValue.fields ?? {});
  return undefined;
};

export const decodeFields = (fields: Record<string, Value>): Record<string, unknown> =>
  mapValues(fields, decodeValue);
