import { type BikeField, bikeFields, isPrice, printable } from '../../domain/papers/paperFields.ts';

export type PaperBike = {
  fields: Partial<Record<BikeField, string>>;
  price: number | null;
  battery?: string;
  /** km/h */
  topSpeed?: number;
};

const blocks = /<script type="application\/ld\+json">(.*?)<\/script>/gs;

const inside = (value: unknown, ...path: string[]): unknown =>
  path.reduce<unknown>(
    (part, name) => (typeof part === 'object' && part !== null ? Reflect.get(part, name) : undefined),
    value,
  );
const parse = (json: string): unknown => {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
};
/** Finds an additional property by its unit: schema.org has no property for these numbers. */
const numberWithUnit = (data: unknown, unitCode: string): number | null => {
  const properties = inside(data, 'additionalProperty');
  const value = Array.isArray(properties)
    ? inside(
        properties.find((one) => inside(one, 'unitCode') === unitCode),
        'value',
      )
    : null;
  return typeof value === 'number' && value > 0 ? value : null;
};
const isBike = (data: unknown) => {
  const type = inside(data, '@type');
  return Array.isArray(type) && type.includes('Motorcycle');
};

/**
 * Reads a bike from its page's structured data, because visitors cannot read Firestore. Null: no bike.
 */
export const bikeOfPage = (html: string): PaperBike | null => {
  const data = [...html.matchAll(blocks)].map(([, json = '']) => parse(json)).find(isBike);
  if (data === undefined) return null;
  const stated: [BikeField, unknown][] = [
    ['make', inside(data, 'brand', 'name')],
    ['model', inside(data, 'model')],
    ['year', inside(data, 'vehicleModelDate')],
    ['colour', inside(data, 'color')],
    ['engine', inside(data, 'vehicleEngine', 'name')],
    ['mileage', inside(data, 'mileageFromOdometer', 'value')],
  ];
  const price = inside(data, 'offers', 'price');
  const topSpeed = numberWithUnit(data, 'KMH');
  const [, battery = ''] = /data-facts="[^"]*\bpack:(owned|rented)\b/.exec(html) ?? [];
  return {
    fields: Object.fromEntries(
      stated.flatMap(([field, value]) =>
        typeof value === 'string' || typeof value === 'number'
          ? [[field, printable(String(value), bikeFields[field])]]
          : [],
      ),
    ),
    price: isPrice(price) ? price : null,
    ...(battery !== '' && { battery }),
    ...(topSpeed !== null && { topSpeed }),
  };
};
