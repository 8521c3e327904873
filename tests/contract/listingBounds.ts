import { areFacts } from '../../src/domain/listings/facts.ts';
import {
  choiceFields,
  fields,
  fieldsWith,
  rowOfField,
  wholeFields,
} from '../../src/domain/listings/fields.ts';
import { Listing } from '../../src/domain/listings/listing.schema.ts';
import { limits, newestYear } from '../../src/domain/listings/listingFields.ts';
import { blankTexts } from '../fixtures/blankTexts.ts';
import { buildDraft, buildListing } from '../fixtures/buildListing.ts';
import { buildPhoto, buildPhotos, photoId } from '../fixtures/buildPhoto.ts';
import { everyFact } from '../fixtures/everyFact.ts';

export const listingId = 'bounds';

/** `good`: whether the listing may be stored. */
export type Bound = { title: string; listing: Record<string, unknown>; good: boolean };

type Changes = Record<string, unknown>;
const without = (field: string, document: object) =>
  Object.fromEntries(Object.entries(document).filter(([name]) => name !== field));
const published = (changes: Changes) => ({ ...without('id', buildListing({ id: listingId })), ...changes });
const draft = (changes: Changes) => ({ ...without('id', buildDraft()), ...changes });

const show = (value: unknown) => {
  const text = typeof value === 'number' ? String(value) : (JSON.stringify(value) ?? 'undefined');
  return text.length > 40 ? `${text.slice(0, 24)}… (${text.length} characters)` : text;
};
const rows =
  (kind: string, build: (changes: Changes) => Record<string, unknown>, good: boolean) =>
  (field: string, ...values: unknown[]): Bound[] =>
    values.map((value) => ({
      title: `${kind} with ${field} ${show(value)}`,
      listing: build({ [field]: value }),
      good,
    }));
const takes = rows('published', published, true);
const refuses = rows('published', published, false);
const draftTakes = rows('draft', draft, true);
const draftRefuses = rows('draft', draft, false);

const photo = (changes: object) => [{ ...buildPhoto(listingId), ...changes }];
const newest = newestYear(new Date());
const a = (count: number) => 'a'.repeat(count);
const noNumbers = (like: number): unknown[] => [
  ...[like + 0.5, String(like), ` ${like}`, 'null', '', true, [like], { value: like }, new Date(like)],
  ...[Number.NaN, Number.POSITIVE_INFINITY, -like, 1e300, 2 ** 53],
];
const lacking = [...Object.keys(published({}))].filter((field) => field !== 'status');

/**
 * Number of cases per emulated project. With more, the emulator's report of evaluated values would grow too
 * long.
 */
export const partSize = 50;

const electric = (changes: Changes) => published({ fuel: 'electric', facts: ['pack:rented'], ...changes });
const everyBattery = {
  fuel: 'electric',
  ...Object.fromEntries(fieldsWith({ only: 'electric' }).map((name) => [name, fields[name].max])),
};
const electricTakes = rows('electric', electric, true);
const electricRefuses = rows('electric', electric, false);

/** Values on both sides of every limit. firestore.rules and the schema must agree on each. */
export const listingBounds: Bound[] = [
  { title: 'published, ordinary', listing: published({}), good: true },
  { title: 'draft, the least', listing: draft({}), good: true },
  {
    title: 'published, everything at its most',
    listing: published({
      description: a(limits.description),
      other_description: a(limits.description),
      colour: 'orange',
      ...everyBattery,
      images: buildPhotos(10, listingId),
      features: Array.from({ length: limits.features }, () => a(limits.feature)),
      facts: everyFact,
    }),
    good: true,
  },
  {
    title: 'draft, everything at its most',
    listing: {
      ...published({
        category: 'other',
        condition: 'used',
        fuel: 'electric',
        images: buildPhotos(10, listingId),
        features: Array.from({ length: limits.features }, () => a(limits.feature)),
      }),
      slug: null,
      status: 'draft',
    },
    good: true,
  },
  ...lacking.map((field) => ({
    title: `published without ${field}`,
    listing: without(field, published({})),
    good: false,
  })),
  { title: 'draft without slug', listing: without('slug', draft({})), good: false },
  { title: 'draft without year', listing: without('year', draft({})), good: false },
  { title: 'without status', listing: without('status', published({})), good: false },

  ...takes('status', 'active', 'paused', 'sold'),
  ...refuses('status', 'deleted', 'ACTIVE', null, 1, ''),

  // Invisible or direction-changing characters. The joiners of emoji and Persian words are allowed.
  ...(['make', 'model', 'engine', 'location'] as const).flatMap((field) =>
    refuses(field, '125\u202e', '\u200bWave', 'Wa\u2066ve', 'Wave\ufeff', 'Wa\u00adve'),
  ),
  ...refuses('features', ['ABS', 'A\u202eBS'], ['\u2063ABS']),
  ...takes('model', 'Wave 🏍\ufe0f', '👨\u200d🔧', 'می\u200cخواهم'),
  ...draftRefuses('engine', '125\u202e'),

  ...(['make', 'model', 'engine', 'location', 'description'] as const).flatMap((field) =>
    refuses(field, ...blankTexts),
  ),
  ...refuses('features', ...blankTexts.map((text) => ['ABS', text, 'LED'])),
  ...draftRefuses('make', ...blankTexts),
  ...draftRefuses('features', ['\u2800']),
  ...takes('make', 'H', a(limits.make), 'Xe điện Việt', '🏍'),
  ...refuses('make', '', a(limits.make + 1), null, 7, '🏍'.repeat(limits.make / 2 + 1)),
  ...draftRefuses('make', '', null),
  ...takes('model', 'W', a(limits.model)),
  ...refuses('model', '', a(limits.model + 1), null, ['Wave']),
  ...draftRefuses('model', '', null),

  ...takes('leaving_on', null),
  ...refuses('leaving_on', 9_999, 20_261_205, '20792', true),
  ...wholeFields.flatMap((name) => {
    if (name === 'leaving_on') return [];
    const row = rowOfField(name);
    const [min, max] = row.kind === 'whole' ? [row.min, name === 'year' ? newest : row.max] : [0, 0];
    if (row.only)
      return [
        ...electricTakes(name, min, min + 1, max - 1, max, null),
        ...electricRefuses(name, min - 1, max + 1, 0, 1e12, ...noNumbers(max - 1)),
        ...refuses(name, min),
        ...takes(name, null),
      ];
    const open = row.required === 'never' ? takes : refuses;
    return [
      ...takes(name, min, min + 1, max - 1, max),
      ...refuses(name, min - 1, max + 1, ...noNumbers(max - 1)),
      ...open(name, null),
      ...draftTakes(name, null, min, max),
      ...draftRefuses(name, min - 1, max + 1, min + 0.5, String(max)),
    ];
  }),
  ...takes('price', 1, limits.price),
  ...refuses('price', 0, -1, limits.price + 1, null, ...noNumbers(15_000_000)),
  ...draftTakes('price', null, 0, limits.price),
  ...draftRefuses('price', -1, limits.price + 1, 0.1),
  // The rules check several numbers in one expression, where two errors could cancel out.
  {
    title: 'published with two halves that make a whole',
    listing: published({ mileage: 100.5, price: 15_000_000.5 }),
    good: false,
  },
  {
    title: 'published with numbers as one text',
    listing: published({ year: '2021 100 15000000', mileage: '', price: '' }),
    good: false,
  },
  {
    title: 'published with half the battery as text',
    listing: electric({ battery_health: 80, battery_range: '70' }),
    good: false,
  },
  {
    title: 'published with the battery as one text',
    listing: electric({ battery_health: '80 70', battery_range: '' }),
    good: false,
  },
  {
    title: 'published with half the battery open',
    listing: electric({ battery_health: null, battery_range: 70 }),
    good: true,
  },
  // Allowed, since pages don't show the rent of a battery that isn't rented.
  {
    title: 'electric with rent for a battery that is sold with it',
    listing: electric({ facts: ['pack:owned'], battery_fee: 350_000 }),
    good: true,
  },
  {
    title: 'draft of no known fuel with a battery',
    listing: draft({ fuel: null, battery_health: 90 }),
    good: false,
  },

  ...choiceFields.flatMap((name) => {
    const row = rowOfField(name);
    const [first = '', second = '', ...others] = row.kind === 'choice' ? row.values : [];
    const open = row.required === 'never' ? takes : refuses;
    const wrong = ['', first.toUpperCase(), `${first}s`, `x${first}`, `${first}\n`, `${first}|${second}`, 3];
    return [
      ...takes(name, first, second, ...others),
      ...refuses(name, ...wrong, [first]),
      ...open(name, null),
      ...draftTakes(name, null, first, second),
      ...draftRefuses(name, ...wrong),
    ];
  }),

  ...takes('engine', '1', a(limits.engine)),
  ...refuses('engine', '', a(limits.engine + 1), null, 150),
  ...draftTakes('engine', '', a(limits.engine)),
  ...draftRefuses('engine', null, a(limits.engine + 1)),
  ...takes('location', 'Huế', a(limits.location)),
  ...refuses('location', '', a(limits.location + 1), null),
  ...draftTakes('location', '', a(limits.location)),
  ...draftRefuses('location', null, a(limits.location + 1)),
  ...takes('description', 'x', a(limits.description)),
  ...refuses('description', '', a(limits.description + 1), null),
  ...draftTakes('description', '', a(limits.description)),
  ...draftRefuses('description', null, a(limits.description + 1)),

  ...takes('other_description', '', 'x', a(limits.description)),
  ...refuses('other_description', a(limits.description + 1), null, 7, { en: 'x' }),
  ...draftTakes('other_description', '', a(limits.description)),
  ...draftRefuses('other_description', a(limits.description + 1), null),

  ...takes('features', [], ['ABS'], ['ABS', 'ABS'], [a(limits.feature)], ['🏍'.repeat(limits.feature)]),
  ...takes(
    'features',
    Array.from({ length: limits.features }, (_, n) => `feature ${n}`),
  ),
  ...refuses('features', null, 'ABS', {}, [''], ['ABS', ''], [1], ['ABS', 1], [null], [true], [{}]),
  ...refuses('features', [a(limits.feature + 1)], ['ABS\nLED'], ['\n'], ['ABS', a(limits.feature + 1)]),
  ...refuses(
    'features',
    Array.from({ length: limits.features + 1 }, (_, n) => `feature ${n}`),
  ),
  ...draftRefuses('features', null, [''], [1]),

  ...takes('facts', [], ['papers:own_name'], ['owners:1', 'papers:family', 'price:open'], everyFact),
  ...everyFact.flatMap((fact) => takes('facts', [fact])),
  ...takes(
    'facts',
    ['serviced:2019-01'],
    ['serviced:2026-12'],
    ['emissions:2026-11'],
    ['plate:ba-ria-vung-tau'],
  ),
  ...refuses('facts', null, 'papers:own_name', {}, [1], [null], [''], ['papers:own_name', '']),
  ...refuses('facts', ['papers:mine'], ['colour:red'], ['papers'], ['papers:'], ['Papers:own_name']),
  ...refuses('facts', ['price:open', 'papers:own_name'], ['owners:1', 'owners:2'], ['owners:1', 'owners:1']),
  ...refuses('facts', ['owners:1\npapers:own_name'], ['owners:1\n'], ['\nowners:1'], ['owners:1 ']),
  ...refuses(
    'facts',
    ['serviced:2026-13'],
    ['serviced:1999-05'],
    ['serviced:2026-5'],
    ['emissions:yes'],
    ['plate:hoi-an'],
  ),
  ...draftTakes('facts', [], ['owners:3', 'price:firm']),
  ...draftRefuses('facts', null, ['owners:4'], ['x:y']),

  ...takes('images', ...[1, 2, 5, 9, 10].map((count) => buildPhotos(count, listingId))),
  ...refuses('images', [], buildPhotos(11, listingId), null, {}, ['/photos/bounds/1'], [null]),
  ...Array.from({ length: 10 }, (_, index) => ({
    title: `published with photo ${index + 1} of another listing`,
    listing: published({
      images: buildPhotos(10, listingId).with(index, buildPhoto('other', index)),
    }),
    good: false,
  })),
  ...refuses('images', photo({ image_order: 1 }), photo({ image_order: '0' }), photo({ image_order: null })),
  ...refuses(
    'images',
    photo({ alt: 'x' }),
    [{ image_order: 0 }],
    [{ image_url: buildPhoto(listingId).image_url }],
  ),
  ...refuses(
    'images',
    ...[
      '',
      7,
      `https://evil.example/photos/${listingId}/${photoId(0)}`,
      `/photos/${listingId}/${photoId(0)}/400x300.webp`,
      `/photos/${listingId}/../${photoId(0)}`,
      `/photos/${listingId}/${photoId(0).toUpperCase().replace('0', 'A')}`,
      `/photos/${listingId}/${'-'.repeat(36)}`,
      ` /photos/${listingId}/${photoId(0)}`,
    ].map((image_url) => photo({ image_url })),
  ),
  ...draftTakes('images', [], buildPhotos(1, listingId)),
  ...draftRefuses('images', buildPhotos(11, listingId), null),

  ...takes('slug', 'a', '2', 'honda-wave-2021-da-nang-2', a(140)),
  ...refuses('slug', '', 'Honda', 'honda--wave', '-honda', 'honda-', 'honda wave', 'hue-đ', a(141), null, 5),
  ...draftRefuses('slug', 7),

  ...takes('hide_phone', true, false),
  ...refuses('hide_phone', null, 'true', 0),
  ...takes('hide_whatsapp', true, false),
  ...refuses('hide_whatsapp', null, 'no'),
  ...refuses('user_id', '', null, 7),
  ...refuses('created_at', null, 'yesterday'),
  ...refuses('deleted_at', 'yesterday', false),

  ...refuses('contact_phone', '+84912345678'),
  ...refuses('whatsapp_number', '+84912345678'),
  ...refuses('rating', 5),
  ...refuses('verified', true),
  ...draftRefuses('email', 'an@example.com'),
];

/**
 * Returns whether a listing passes the schema, and the rules' other checks: year, photos, questions, and
 * fields of the fuel.
 */
export const schemaTakes = (document: unknown): boolean => {
  const parsed = Listing.safeParse(document);
  if (!parsed.success) return false;
  const { year, images, fuel, facts = [] } = parsed.data;
  const isFitting = wholeFields.every((name) => {
    const { only } = rowOfField(name);
    return parsed.data[name] == null || only === undefined || only === fuel;
  });
  return (
    areFacts(facts) &&
    isFitting &&
    (year === null || year <= newest) &&
    images.every(
      ({ image_url, image_order }, index) =>
        image_order === index && image_url.startsWith(`/photos/${listingId}/`),
    )
  );
};
