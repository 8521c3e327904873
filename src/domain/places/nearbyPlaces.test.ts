import { expect, it } from 'vitest';
import { locations } from './locations.ts';
import { kilometresBetween, namesMeaning, nearestPlace, placesAround, placesMeant } from './nearbyPlaces.ts';

it.each([
  ['Da Nang', 'Hoi An', 24],
  ['Da Nang', 'Quang Nam', 62],
  ['Da Nang', 'Hue', 80],
  ['Ho Chi Minh City', 'Bien Hoa', 23],
  ['Ho Chi Minh City', 'Vung Tau', 63],
  ['Hanoi', 'Bac Ninh', 29],
  ['Hanoi', 'Thai Nguyen', 62],
  ['Hanoi', 'Hai Phong', 88],
  ['Hanoi', 'Ho Chi Minh City', 1143],
  ['Hue', 'Hue', 0],
] as const)('from %s to %s are %i km', (one, other, km) => {
  expect(Math.round(kilometresBetween(one, other))).toBe(km);
  expect(kilometresBetween(other, one)).toBe(kilometresBetween(one, other));
});

it.each([
  ['Da Nang', 'Da Nang, Hoi An, Quang Nam'],
  ['Hue', 'Hue'],
  ['Phu Quoc', 'Phu Quoc'],
  [
    'Ho Chi Minh City',
    'Ba Ria - Vung Tau, Bien Hoa, Binh Duong, Dong Nai, Ho Chi Minh City, Long An, My Tho, Thu Dau Mot, Thu Duc, Tien Giang, Vung Tau',
  ],
  ['Atlantis', 'Atlantis'],
  ['constructor', 'constructor'],
])('around %s lie %s', (place, all) => expect(placesAround(place).join(', ')).toBe(all));

it('a place lies around itself, and around those that lie around it', () => {
  for (const { value } of locations) {
    expect(placesAround(value)).toContain(value);
    for (const near of placesAround(value)) expect(placesAround(near)).toContain(value);
  }
});

it('no place is out of Vietnam, or 130 km from every other', () => {
  for (const { value } of locations) {
    const others = locations.filter((place) => place.value !== value);
    const nearest = Math.min(...others.map((place) => kilometresBetween(value, place.value)));
    expect(`${value} ${nearest < 130}`).toBe(`${value} true`);
  }
});

it.each([
  ['Hội An old town', 15.88, 108.34, 'Hoi An'],
  ['Gò Vấp', 10.84, 106.66, 'Ho Chi Minh City'],
  ['the tip of Cà Mau', 8.6, 104.72, 'Ca Mau'],
  ['Bangkok', 13.75, 100.5, null],
  ['nowhere', Number.NaN, 0, null],
] as const)('the place nearest to %s is found', (_, latitude, longitude, place) => {
  expect(nearestPlace(latitude, longitude)).toBe(place);
});

it.each([
  ['Quang Ninh', false, 'Ha Long, Quang Ninh'],
  ['Ha Long', false, 'Ha Long'],
  ['Lam Dong', true, 'Binh Thuan, Da Lat, Dak Nong, Lam Dong, Mui Ne, Phan Thiet'],
  ['Hoi An', true, 'Hoi An, Da Nang, Quang Nam'],
  ['other', true, 'other'],
] as const)('who names %s (with what is near: %s) means %s', (place, around, all) =>
  expect([...placesMeant(place, around)].toSorted()).toEqual(all.split(', ').toSorted()),
);

it('every name that can mean a place is known, and they are no more than Firestore compares with at once', () => {
  for (const { value: place } of locations) {
    const meaning = locations.filter(({ value }) => placesMeant(value, true).includes(place));
    expect([...namesMeaning(place)].toSorted()).toEqual(meaning.map(({ value }) => value).toSorted());
    expect(namesMeaning(place).length).toBeLessThan(30);
  }
});
