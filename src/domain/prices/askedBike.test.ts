import { expect, it } from 'vitest';
import { hostileStrings } from '../../../tests/fixtures/hostileStrings.ts';
import { readAsked } from './askedBike.ts';
import { askedFields, writeAsked } from './askedQuery.ts';

const now = new Date('2026-01-15T00:00:00Z');
const namesOf = (make: string) => (make === 'Honda' ? ['Air Blade', 'Vision'] : []);
const whole = {
  ...{ make: 'Honda', model: 'Air Blade 125', year: '2020', mileage: '32000' },
  ...{ papers: 'own_name', battery: '' },
};
const read = (changes: Partial<typeof whole> = {}, language: 'en' | 'vi' = 'vi') =>
  readAsked(new URLSearchParams(writeAsked({ ...whole, ...changes })), language, now, namesOf);

it('asks nothing without a query of its own', () => {
  expect(readAsked(new URLSearchParams('?utm_source=x'), 'en', now, namesOf)).toBeNull();
});

it('reads what the form sends', () => {
  expect(read()).toEqual({
    form: whole,
    problems: {},
    asked: { make: 'Honda', model: 'Air Blade 125', year: 2020, mileage: 32_000, ownPapers: true },
  });
  expect(read({ papers: 'company' })?.asked?.ownPapers).toBe(false);
  expect(read({ papers: '' })?.asked?.ownPapers).toBeNull();
  expect(read({ papers: 'mine' })).toMatchObject({ form: { papers: '' }, asked: { ownPapers: null } });
});

it('asks about the battery of a bike that may be electric only', () => {
  const feliz = { make: 'VinFast', model: 'Feliz S', battery: 'rented' };
  expect(read(feliz)).toMatchObject({ form: { battery: 'rented' }, asked: { battery: 'rented' } });
  expect(read({ ...feliz, make: 'vin fast', model: 'x' })?.form.battery).toBe('rented');
  expect(read({ ...feliz, battery: 'stolen' })?.form.battery).toBe('');
  expect(read({ model: 'ICON e', battery: 'rented' })?.asked?.battery).toBe('rented');
  for (const changes of [{}, { model: 'honda airbalde' }, { make: 'Kawasaki', model: 'Z900' }]) {
    const petrol = read({ ...changes, battery: 'rented' });
    expect(petrol?.form.battery).toBe('');
    expect(petrol?.asked).not.toHaveProperty('battery');
  }
});

it.each([
  [{ mileage: '32 nghìn km' }, { mileage: 32_000 }],
  [{ mileage: '3 vạn 2' }, { mileage: 32_000 }],
  [{ mileage: '32.000' }, { mileage: 32_000 }],
  [{ mileage: '0' }, { mileage: 0 }],
  [{ year: 'đời 2019' }, { year: 2019 }],
  [{ model: 'honda airbalde 125' }, { model: 'Air Blade 125' }],
  [{ make: 'hon da' }, { make: 'Honda' }],
  [{ make: 'yamha', model: 'Grande' }, { make: 'Yamaha' }],
])('understands %j', (changes, meant) => {
  expect(read(changes)?.asked).toMatchObject(meant);
});

it.each([
  [{ make: '' }, { make: 'makeRequired' }],
  [{ make: 'Lifan Motors' }, { make: 'makeRequired' }],
  [{ model: ' ' }, { model: 'modelRequired' }],
  [{ model: 'x'.repeat(61) }, { model: 'tooLong' }],
  [{ model: 'www.evil.example' }, { model: 'noAddress' }],
  [{ year: '' }, { year: 'yearRequired' }],
  [{ year: '1899' }, { year: 'yearRange' }],
  [{ year: '2028' }, { year: 'yearRange' }],
  [{ year: '19' }, { year: 'yearRange' }],
  [{ mileage: '' }, { mileage: 'mileageRequired' }],
  [{ mileage: 'many' }, { mileage: 'mileageRange' }],
  [{ mileage: '2000001' }, { mileage: 'mileageRange' }],
  [
    { make: '', year: 'x' },
    { make: 'makeRequired', year: 'yearRange' },
  ],
])('says what is wrong with %j, and keeps what was typed', (changes, problems) => {
  expect(read(changes)).toMatchObject({ problems, asked: null });
  expect(Object.keys(read(changes)?.problems ?? {})).toEqual(Object.keys(problems));
  const { make: _, ...typed } = { ...whole, ...changes };
  expect(read({ ...changes, model: whole.model })?.form).toMatchObject({ ...typed, model: whole.model });
});

it.each(hostileStrings)('survives %j in any field', (hostile) => {
  for (const field of askedFields) {
    const answer = read({ [field]: hostile });
    expect(Object.values(answer?.form ?? {}).every((text) => text.length <= 100)).toBe(true);
  }
});
