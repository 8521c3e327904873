import { globSync } from 'node:fs';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import {
  hostileKinds,
  hostileStrings,
  longHostileStrings,
  shortHostileStrings,
} from '../../../tests/fixtures/hostileStrings.ts';
import { safeRedirect } from '../accounts/redirect.ts';
import { soundsOfficial } from '../accounts/soundsOfficial.ts';
import { readCriteria, writeCriteria } from '../alerts/alertAddress.ts';
import { nationalDigits, toE164 } from '../contacts/dialcodes.ts';
import { formPhone, storedPhone } from '../contacts/formPhone.ts';
import { featureLabel } from '../listings/features.ts';
import { engineSize, titleOf } from '../listings/listing.ts';
import { limits } from '../listings/listingFields.ts';
import { listingSlug, slugify, slugPattern } from '../listings/slug.ts';
import { locationLabel, provinceOf } from '../places/locations.ts';
import { harmlessHtml, knownScript } from '../platform/trustedTypes.ts';
import { noFilters } from '../search/bikeFilter.ts';
import { buildBikeIndex } from '../search/bikeIndex.ts';
import { readFilters, readPage, writeFilters } from '../search/filterAddress.ts';
import { readQuestion } from '../search/gridQuestion.ts';
import { buildTextIndex, hasBit, noBits } from '../search/textIndex.ts';
import { listingFormSchema } from '../selling/listingForm.schema.ts';
import { emptyForm, hasWords } from '../selling/listingForm.ts';
import { asksForMoney } from './asksForMoney.ts';
import { foldAccents } from './foldAccents.ts';
import { foldLookAlikes } from './lookAlikes.ts';
import { maskPersonal } from './maskPersonal.ts';
import { addressInName, holdsWebAddress } from './webAddress.ts';
import { descriptionWords, wordsOf } from './words.ts';
import { writtenIn } from './writtenIn.ts';

type Schema = { safeParse: (value: unknown) => { success: boolean }; shape?: Record<string, unknown> };
const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' &&
  value !== null &&
  'safeParse' in value &&
  typeof value.safeParse === 'function';
const schemas: [name: string, schema: Schema][] = [];
const origin = 'https://vongxe.example';
const now = new Date(Date.UTC(2026, 0, 15));

beforeAll(async () => {
  for (const file of globSync('../**/*.schema.ts', { cwd: import.meta.dirname })) {
    const module: Record<string, unknown> = await import(
      /* @vite-ignore */ new URL(file, import.meta.url).href
    );
    for (const [name, value] of Object.entries(module))
      if (isSchema(value)) schemas.push([`${file} ${name}`, value]);
  }
});

it('the list is long, and says nothing twice for nothing', () => {
  expect(hostileStrings.length).toBeGreaterThan(400);
  expect(new Set(hostileStrings).size).toBeGreaterThan(hostileStrings.length - 5);
});

describe('[hostile] what is stored', () => {
  it('every schema answers yes or no, to a text and to a text in each of its fields', () => {
    expect(schemas.length).toBeGreaterThan(25);
    for (const [name, schema] of schemas) {
      for (const text of hostileStrings) {
        expect(typeof schema.safeParse(text).success, name).toBe('boolean');
        const fields = Object.keys(schema.shape ?? {});
        const filled = Object.fromEntries(fields.map((field) => [field, text]));
        expect(typeof schema.safeParse(filled).success, name).toBe('boolean');
      }
    }
  });

  it('no schema takes a key that is not its own, whatever its name', () => {
    for (const [name, schema] of schemas.filter(([, { shape }]) => shape)) {
      for (const key of ['__proto__', 'constructor', 'prototype', 'isAdmin']) {
        const value: unknown = JSON.parse(`{"${key}":{"isAdmin":true}}`);
        const parsed = schema.safeParse(value);
        const data = 'data' in parsed ? parsed.data : {};
        expect(Object.hasOwn(Object(data), 'isAdmin'), name).toBe(false);
        expect(Reflect.get(Object(data), 'isAdmin'), `${name} ${key}`).toBeUndefined();
      }
    }
    expect(Reflect.get({}, 'isAdmin')).toBeUndefined();
  });

  it('the form for selling says what it minds in each field, and never more than its limits passes', () => {
    const schema = listingFormSchema('publish', now);
    for (const text of hostileStrings) {
      const fields = [
        'otherMake',
        'model',
        'year',
        'mileage',
        'engine',
        'location',
        'contactPhone',
        'description',
        'price',
      ];
      const form = { ...emptyForm, ...Object.fromEntries(fields.map((field) => [field, text])) };
      const parsed = schema.safeParse(form);
      expect(parsed.success).toBe(false);
      if (text.length <= limits.model) continue;
      const minded = parsed.error?.issues.map(({ path }) => path[0]) ?? [];
      if (text.trim().length > limits.model) expect(minded).toContain('model');
    }
  });
});

describe('[hostile] what reads text', () => {
  const readers: Record<string, (text: string) => unknown> = {
    foldAccents,
    wordsOf,
    descriptionWords,
    slugify,
    maskPersonal,
    asksForMoney,
    foldLookAlikes,
    soundsOfficial,
    addressInName,
    holdsWebAddress,
    hasWords,
    harmlessHtml,
    writtenIn,
    formPhone,
    nationalDigits,
    provinceOf,
    knownScript: (text) => knownScript(text, `${origin}/vi`),
    engineSize: (text) => engineSize(text, 'gasoline'),
    featureLabel: (text) => featureLabel('vi', text),
    locationLabel: (text) => locationLabel('vi', text),
    titleOf: (text) => titleOf({ make: text, model: text, year: null }),
    toE164: (text) => [toE164('84', text), toE164(text, '912345678')],
    storedPhone: (digits) => storedPhone({ country: 'VN', digits }),
    safeRedirect: (text) => safeRedirect(text, origin, '/'),
    readPage: (text) => readPage(new URLSearchParams({ page: text })),
    readCriteria: (text) => readCriteria(new URLSearchParams({ make: text, model: text, price_to: text })),
    readQuestion: (text) => readQuestion(new URLSearchParams({ from: text, to: text, q: text })),
    writeCriteria: (text) => writeCriteria({ make: text, model: text }),
    listingSlug: (text) => listingSlug({ make: text, model: text, year: 2021, location: text }, now),
  };

  describe.each(Object.entries(readers))('%s', (_, read) => {
    it.each(hostileKinds)('takes %s', (__, strings) => {
      for (const text of strings) {
        try {
          read(text);
        } catch (failure) {
          expect.fail(`${JSON.stringify(text.slice(0, 80))}: ${failure}`);
        }
      }
    });

    it('takes no square of the length', () => {
      const start = process.cpuUsage();
      for (const text of longHostileStrings) read(text.repeat(3));
      // Each of the 26 texts has 60,000 characters: quadratic time would take half a minute. Processor time
      // ignores other processes.
      expect(process.cpuUsage(start).user / 1_000).toBeLessThan(10_000);
    });
  });

  it('an address is made of letters, digits and hyphens, or there is none', () => {
    for (const text of hostileStrings) {
      const slug = slugify(text);
      if (slug !== '') expect(slug).toMatch(slugPattern);
      expect(slug.length).toBeLessThanOrEqual(120);
    }
  });

  it('filters come back from an address as they went into it', () => {
    for (const text of hostileStrings) {
      const filters = readFilters(
        new URLSearchParams({ q: text, make: text, location: text, price_from: text }),
      );
      const again = readFilters(new URLSearchParams(writeFilters(filters)));
      const whole = JSON.stringify(filters).toWellFormed();
      expect(JSON.stringify({ ...again, text: again.text })).toBe(
        whole.replace(JSON.stringify(filters.text), JSON.stringify(again.text)),
      );
    }
  });

  it('nobody is sent to another site', () => {
    for (const text of hostileStrings)
      expect(new URL(safeRedirect(text, origin, '/'), origin).origin).toBe(origin);
  });
});

describe('[hostile] [S2.43] searching', () => {
  const words = ['honda', 'wave', 'vision', 'yamaha', 'exciter', 'da', 'nang', 'hue', 'ha', 'noi'];
  const texts = (count: number) =>
    Array.from(
      { length: count },
      (_, n) => `${words[n % 10]} ${words[(n * 7) % 10]} ${2000 + (n % 25)} xe so`,
    );

  it('finds something or nothing, and forgets no bike afterwards', () => {
    const bikes = buildBikeIndex([], () => '');
    for (const text of hostileStrings) expect(bikes.find({ ...noFilters, text }).indices.length).toBe(0);
    const index = buildTextIndex([...shortHostileStrings]);
    const forgotten = shortHostileStrings.filter((text, number) =>
      wordsOf(text).some((word) => {
        const bits = noBits(shortHostileStrings.length);
        index.addBeginning(word, bits);
        return !hasBit(bits, number);
      }),
    );
    expect(forgotten).toEqual([]);
  });

  const operations = (index: ReturnType<typeof buildTextIndex>, count: number, question: string) => {
    const looked = vi.spyOn(String.prototype, 'startsWith');
    for (const word of wordsOf(question)) index.addBeginning(word, noBits(count));
    const times = looked.mock.calls.length;
    looked.mockRestore();
    return times;
  };

  it('looks at no more words when there are ten times as many bikes of the same words', () => {
    const [few, many] = [100, 1_000];
    const [small, large] = [buildTextIndex(texts(few)), buildTextIndex(texts(many))];
    for (const text of shortHostileStrings)
      expect(operations(large, many, text)).toBe(operations(small, few, text));
  });

  it('looks at twice as many words for a question that is twice as long, not at four times', () => {
    const index = buildTextIndex(texts(100));
    for (const question of ['a', 'ha', 'honda', 'x 2', 'zz', '2']) {
      const once = operations(index, 100, `${question} `.repeat(40));
      expect(operations(index, 100, `${question} `.repeat(80))).toBe(2 * once);
    }
  });
});
