import { expect, it } from 'vitest';
import { buildCard } from '../../tests/fixtures/buildCard.ts';
import { buildListing } from '../../tests/fixtures/buildListing.ts';
import { choiceFields, fieldNames, fieldsWith, isChoice, rowOfField } from '../domain/listings/fields.ts';
import { bikeLicence } from './bikeLicence.ts';
import { describeBike } from './describeBike.ts';
import { listingLines } from './fieldWords.ts';
import { bike } from './texts/bike.ts';
import { sell } from './texts/sell.ts';

it('rows are found by what they say, in the order of the form', () => {
  expect(fieldsWith({ required: 'always' })).toEqual(['make', 'model']);
  expect(fieldsWith({ kind: 'choice', required: 'published' })).toEqual([
    'category',
    'condition',
    'transmission',
    'fuel',
  ]);
});

it.each(choiceFields)('every code of %s has its word in both languages, and one spelling', (name) => {
  const row = rowOfField(name);
  const codes = row.kind === 'choice' ? row.values : [];
  expect(codes.filter((code) => !Object.hasOwn(bike, code))).toEqual([]);
  expect(codes.filter((code) => !/^[a-z_-]{2,20}$/.test(code))).toEqual([]);
  expect(new Set(codes).size).toBe(codes.length);
});

it('the form says of every required field that it is missing', () => {
  const required = fieldNames.filter((name) => rowOfField(name).required !== 'never');
  expect(required.filter((name) => !Object.hasOwn(sell, `${name}Required`))).toEqual([]);
});

it('only codes of the field are choices', () => {
  expect(isChoice('fuel', 'electric')).toBe(true);
  expect(isChoice('fuel', 'diesel')).toBe(false);
  expect(isChoice('fuel', null)).toBe(false);
});

it('the battery of an electric bike stands among its facts, and a search finds it by name and number', () => {
  const battery = { battery_health: 90, battery_range: 80 };
  const lines = (lang: 'en' | 'vi', fuel: 'electric' | 'gasoline') =>
    listingLines(lang, buildListing({ ...battery, fuel }))
      .filter(({ name }) => name.startsWith('battery'))
      .map(({ label, value }) => `${label}: ${value}`);
  expect(lines('en', 'electric')).toEqual(['Battery health: 90%', 'Range on one charge: 80\u00a0km']);
  expect(lines('vi', 'electric')).toEqual(['Sức khỏe pin: 90%', 'Quãng đường một lần sạc: 80\u00a0km']);
  expect(lines('en', 'gasoline')).toEqual([]);
  const rented = buildListing({
    fuel: 'electric',
    facts: ['pack:rented'],
    battery_fee: 350_000,
    top_speed: 70,
  });
  expect(
    listingLines('vi', rented).flatMap(({ name, value }) => (/fee|speed/.test(name) ? value : [])),
  ).toEqual(['70\u00a0km/h', '350.000\u00a0₫ mỗi tháng']);
  const small = { fuel: 'electric', engine: '1500W' } as const;
  expect(bikeLicence('en', small)).toBe('None up to 50 km/h, else A1');
  expect(bikeLicence('vi', small)).toBe('Đến 50 km/h không cần, nhanh hơn cần A1');
  expect(bikeLicence('en', { ...small, top_speed: 49 })).toBe('Not needed');
  expect(bikeLicence('en', { ...small, top_speed: 70 })).toBe('Class A1');
  expect(bikeLicence('en', { fuel: 'electric', engine: '7 kW' })).toBe('Class A1');
  expect(bikeLicence('vi', { fuel: 'gasoline', engine: '155cc' })).toBe('Hạng A');
  expect(bikeLicence('en', { fuel: 'electric', engine: '125cc' })).toBeNull();
  expect(describeBike(buildCard(battery))).toContain('Sức khỏe pin 90%');
  expect(describeBike(buildCard())).not.toContain('pin');
});
