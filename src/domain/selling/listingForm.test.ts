import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { buildForm } from '../../../tests/fixtures/buildForm.ts';
import { listingFormSchema } from './listingForm.schema.ts';
import {
  activationChecks,
  emptyForm,
  fieldOrder,
  firstInvalid,
  fittingForm,
  hasWords,
  type ListingForm,
  type Purpose,
} from './listingForm.ts';

const now = new Date('2026-03-01T03:00:00Z');

const problemsOf = (changes: Partial<ListingForm>, purpose: Purpose = 'publish') => {
  const result = z.safeParse(listingFormSchema(purpose, now), buildForm(changes));
  const issues = result.success ? [] : result.error.issues;
  return Object.fromEntries(issues.toReversed().map((issue) => [issue.path.join('.'), issue.message]));
};

describe('publishing', () => {
  it('accepts a complete form', () => expect(problemsOf({})).toEqual({}));

  it.each([
    ['S5.5', 'make', '', 'makeRequired'],
    ['S5.5', 'model', '  ', 'modelRequired'],
    ['S5.5', 'engine', '', 'engineRequired'],
    ['S5.5', 'category', '', 'categoryRequired'],
    ['S5.5', 'condition', '', 'conditionRequired'],
    ['S5.5', 'location', '', 'locationRequired'],
    ['S5.5', 'description', '<p><br></p>', 'descriptionRequired'],
    ['S5.6', 'year', '', 'yearRequired'],
    ['S5.6', 'year', '1899', 'yearRange'],
    ['S5.6', 'year', '2028', 'yearRange'],
    ['S5.6', 'year', '20x1', 'yearRange'],
    ['S5.7', 'mileage', '', 'mileageRequired'],
    ['S5.7', 'mileage', '-1', 'mileageRange'],
    ['S5.7', 'mileage', '2000001', 'mileageRange'],
    ['S5.8', 'contactPhone', '', 'phoneRequired'],
    ['S5.9', 'contactPhone', '0912 345 678', 'phoneInvalid'],
    ['S5.9', 'contactPhone', '123', 'phoneInvalid'],
    ['S5.9', 'whatsappNumber', '12', 'phoneInvalid'],
    ['S5.10', 'price', '', 'priceRequired'],
    ['S5.10', 'price', '0', 'priceLow'],
    ['S5.10', 'price', '100000000001', 'priceHigh'],
    ['S5.11', 'transmission', '', 'transmissionRequired'],
    ['S5.11', 'fuel', '', 'fuelRequired'],
    ['S5.5', 'model', 'x'.repeat(61), 'tooLong'],
    ['S5.5', 'model', 'NVX xe-re.vn/win', 'noAddress'],
    ['S5.5', 'model', 'WIN 100M: https://phish.example', 'noAddress'],
    ['S5.5', 'description', `<p>${'x'.repeat(20_000)}</p>`, 'tooLong'],
  ])('[%s] refuses %s "%.12s": %s', (_id, field, value, problem) => {
    expect(problemsOf({ [field]: value })).toEqual({ [field]: problem });
  });

  it.each([
    ['S5.6', { year: '1900' }],
    ['S5.6', { year: '2027' }],
    ['S5.7', { mileage: '0' }],
    ['S5.10', { price: '1' }],
    ['S5.9', { contactPhone: '912345678' }],
    ['S3.7', { category: 'electric' }],
  ] as [string, Partial<ListingForm>][])('[%s] accepts %o', (_id, changes) => {
    expect(problemsOf(changes)).toEqual({});
  });

  it('[S3.11 S5.5] asks for the name of another make', () => {
    expect(problemsOf({ make: 'Other' })).toEqual({ otherMake: 'makeRequired' });
    expect(problemsOf({ make: 'Other', otherMake: 'Ural' })).toEqual({});
  });

  it('takes a second text of any length up to the limit, and needs none', () => {
    expect(problemsOf({ otherDescription: '' })).toEqual({});
    expect(problemsOf({ otherDescription: 'a'.repeat(20_000) })).toEqual({});
    expect(problemsOf({ otherDescription: 'a'.repeat(20_001) })).toEqual({ otherDescription: 'tooLong' });
    expect(problemsOf({ otherDescription: 'a'.repeat(20_001) }, 'draft')).toEqual({
      otherDescription: 'tooLong',
    });
  });

  it('tells everything that is missing from an empty form at once', () => {
    const missing = Object.keys(problemsOf({ ...emptyForm, condition: '' }));
    expect(missing.toSorted()).toEqual(
      fieldOrder
        .filter(
          (name) =>
            ![
              'otherMake',
              'colour',
              'battery_health',
              'battery_range',
              'battery_range_new',
              'top_speed',
              'battery_fee',
              'leaving_on',
              'features',
              'whatsappNumber',
              'otherDescription',
              'images',
            ].includes(name),
        )
        .toSorted(),
    );
  });
});

describe('a rented battery', () => {
  const rented = { fuel: 'electric', facts: ['pack:rented'] } as const;
  const problems = (battery_fee: string, changes: object = {}, purpose?: 'draft') =>
    problemsOf({ ...rented, facts: [...rented.facts], battery_fee, ...changes }, purpose);

  it('needs its monthly fee to be published', () => {
    expect(problems('')).toEqual({ battery_fee: 'battery_feeRequired' });
    expect(problems('', {}, 'draft')).toEqual({});
    expect(problems('350000')).toEqual({});
    expect(problems('', { facts: ['pack:owned'] })).toEqual({});
    expect(problems('', { fuel: 'gasoline' })).toEqual({});
  });

  it.each(['0', '9999', '10000000', '1000000000000', '-1', '3.5'])('has no fee of %s', (fee) =>
    expect(problems(fee)).toEqual({ battery_fee: 'battery_feeRange' }),
  );

  it('leaves the form with its fee once it is sold with the bike', () => {
    const form = { ...emptyForm, fuel: 'electric', facts: ['pack:rented'], battery_fee: '350000' } as const;
    expect(fittingForm({ ...form, facts: [...form.facts] }).battery_fee).toBe('350000');
    expect(fittingForm({ ...form, facts: ['pack:owned'] }).battery_fee).toBe('');
    expect(fittingForm({ ...form, facts: [...form.facts], fuel: 'gasoline' }).battery_fee).toBe('');
  });
});

describe('a draft', () => {
  it('[S5.15] needs make and model only', () => {
    expect(problemsOf({ ...emptyForm, make: 'Honda', model: 'Wave' }, 'draft')).toEqual({});
    expect(problemsOf(emptyForm, 'draft')).toEqual({ make: 'makeRequired', model: 'modelRequired' });
  });

  it.each([
    [{ year: '1700' }, { year: 'yearRange' }],
    [{ contactPhone: '12' }, { contactPhone: 'phoneInvalid' }],
    [{ price: '0' }, {}],
  ] as [Partial<ListingForm>, object][])('[S5.15] with %o has %o', (changes, problems) => {
    expect(problemsOf(changes, 'draft')).toEqual(problems);
  });
});

describe('the first invalid field', () => {
  const specified = [
    'make',
    'model',
    'year',
    'mileage',
    'engine',
    'category',
    'condition',
    'location',
    'contactPhone',
    'description',
    'price',
    'images',
  ];

  it('[S5.16] is looked for in the order of the specification', () => {
    expect(fieldOrder.filter((name) => specified.includes(name))).toEqual(specified);
  });

  it.each(specified.map((name, index) => [name, specified.slice(index)] as const))(
    '[S5.16] is %s when it and everything after it is wrong',
    (name, wrong) => {
      expect(firstInvalid((field) => wrong.includes(field))).toBe(name);
    },
  );

  it('[S5.16] does not exist in a valid form', () => expect(firstInvalid(() => false)).toBeUndefined());
});

describe('activation', () => {
  it.each([
    ['S5.14', { price: '15000000', photos: 1 }, []],
    ['S5.12', { price: '15000000', photos: 0 }, ['photosMissing']],
    ['S5.13', { price: '0', photos: 1 }, ['pricePublish']],
    ['S5.13', { price: '', photos: 1 }, ['pricePublish']],
    ['S5.14', { price: '', photos: 0 }, ['photosMissing', 'pricePublish']],
  ])('[%s] of %o is kept back by %o', (_id, bike, problems) => {
    expect(activationChecks(bike)).toEqual(problems);
  });
});

it('[S3.9] starts with condition good, [S2.76] and Vietnam +84', () => {
  expect(emptyForm).toMatchObject({ condition: 'good', phoneCountry: 'VN' });
});

it.each([
  ['<p>Xe đẹp</p>', true],
  ['', false],
  ['<p><br></p>', false],
  ['<p>&nbsp;\u00a0 </p>', false],
])('%s has words: %s', (html, has) => expect(hasWords(html)).toBe(has));
