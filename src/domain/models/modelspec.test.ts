import { describe, expect, it } from 'vitest';
import { buildModelSpec } from '../../../tests/fixtures/buildModelSpec.ts';
import { ModelSpec } from './modelspec.schema.ts';
import { specKey } from './modelspec.ts';

const spec = buildModelSpec();
const accepts = (value: unknown) => ModelSpec.safeParse(value).success;

/** Returns all field paths, such as ['engine', 'bore']. Lists and bilingual texts are leaves. */
const waysThrough = (value: unknown, way: string[] = []): string[][] => {
  const isBranch =
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.keys(value).join() !== 'en,vi';
  if (!isBranch) return way.length > 0 ? [way] : [];
  const below = Object.entries(value).flatMap(([key, inner]) => waysThrough(inner, [...way, key]));
  return way.length > 0 ? [way, ...below] : below;
};

const changed = (way: string[], change: (holder: Record<string, unknown>, key: string) => void): unknown => {
  const copy: unknown = structuredClone(spec);
  let holder = copy as Record<string, unknown>;
  for (const key of way.slice(0, -1)) holder = holder[key] as Record<string, unknown>;
  change(holder, way.at(-1) ?? '');
  return copy;
};

const fieldsOf = (way: string) => {
  const value = way
    .split('.')
    .reduce<unknown>((parent, key) => (parent as Record<string, unknown>)[key], spec);
  return Object.keys(value as object).toSorted();
};

describe('an entry of the brand guides', () => {
  it('[S3.32 S3.40] is accepted whole: Honda Vision 2024 with its price ranges', () => {
    expect(ModelSpec.parse(spec)).toEqual(spec);
    expect(spec.vietnamMarket.priceRange).toEqual({
      new: { min: 35_000_000, max: 45_000_000, average: 40_000_000 },
      used: { min: 25_000_000, max: 35_000_000, average: 30_000_000 },
    });
  });

  it.each([
    [
      'S3.33',
      'engine',
      'bore compressionRatio cooling displacement fuelSystem power stroke torque type valveType valves',
    ],
    ['S3.34', 'performance', 'acceleration fuelEfficiency range topSpeed'],
    ['S3.34', 'performance.acceleration', 'zeroToHundred zeroToSixty'],
    ['S3.34', 'performance.fuelEfficiency', 'city combined highway'],
    ['S3.35', 'dimensions', 'fuelCapacity groundClearance height length seatHeight weight wheelbase width'],
    ['S3.35', 'dimensions.weight', 'dry wet'],
    ['S3.36', 'chassis', 'brakes frame suspension tyres wheels'],
    ['S3.36', 'chassis.brakes', 'abs cbs front rear'],
    ['S3.37', 'transmission', 'clutch finalDrive gearRatios gears type'],
    ['S3.38', 'features', 'comfort instrumentation lighting technology'],
    ['S3.39', 'vietnamMarket', 'availability popularity priceRange service'],
    ['S3.39', 'vietnamMarket.priceRange', 'new used'],
    [
      'S3.39',
      'vietnamMarket.service',
      'annualMaintenanceCost partsAvailability serviceInterval warrantyYears',
    ],
    ['S3.39', 'vietnamMarket.popularity', 'growthRate marketShare ranking'],
  ])('[%s] %s has the fields %s', (_, way, fields) => {
    expect(fieldsOf(way)).toEqual(fields.split(' '));
  });

  it.each(waysThrough(spec).map((way) => [way.join('.'), way] as const))(
    '[S3.32 S3.33 S3.34 S3.35 S3.36 S3.37 S3.38 S3.39] needs %s, and nothing of another shape there',
    (_, way) => {
      expect(accepts(changed(way, (holder, key) => delete holder[key]))).toBe(false);
      expect(accepts(changed(way, (holder, key) => Object.assign(holder, { [key]: Symbol('odd') })))).toBe(
        false,
      );
    },
  );

  it('refuses a field that it does not know', () => {
    expect(accepts({ ...spec, price: 1 })).toBe(false);
  });

  it('[S3.31] has brand-model-year in lower case as its key', () => {
    expect(specKey({ brand: 'Honda', model: 'Vision', year: 2024 })).toBe('honda-vision-2024');
    expect(specKey({ brand: 'Suzuki', model: 'GSX-R', year: 2024 })).toBe('suzuki-gsx-r-2024');
    expect(accepts(buildModelSpec({ id: 'honda-vision-2023' }))).toBe(false);
  });

  it('[S3.32] is a scooter or a sport bike', () => {
    expect(accepts(buildModelSpec({ category: 'Sport' }))).toBe(true);
    expect(accepts({ ...spec, category: 'Underbone' })).toBe(false);
  });

  it.each([
    ['warrantyYears', 2],
    ['serviceInterval', 4_000],
  ])('[S3.41] has 3 years of warranty and service every 3000 km: refuses %s %d', (key, value) => {
    const { vietnamMarket } = spec;
    expect(vietnamMarket.service).toMatchObject({ warrantyYears: 3, serviceInterval: 3_000 });
    expect(
      accepts({
        ...spec,
        vietnamMarket: { ...vietnamMarket, service: { ...vietnamMarket.service, [key]: value } },
      }),
    ).toBe(false);
  });

  it.each([
    [{ min: 45, max: 35, average: 40 }],
    [{ min: 35, max: 45, average: 50 }],
    [{ min: 35, max: 45, average: 40.5 }],
  ])('[S3.39] refuses the price range %o', (range) => {
    const priceRange = { ...spec.vietnamMarket.priceRange, new: range };
    expect(accepts({ ...spec, vietnamMarket: { ...spec.vietnamMarket, priceRange } })).toBe(false);
  });

  it('refuses a text or a point that one language lacks', () => {
    expect(accepts({ ...spec, description: { en: 'A bike.' } })).toBe(false);
    expect(accepts({ ...spec, description: { en: 'A bike.', vi: ' ' } })).toBe(false);
    expect(accepts({ ...spec, pros: { en: ['Light', 'Cheap'], vi: ['Nhẹ'] } })).toBe(false);
  });
});
