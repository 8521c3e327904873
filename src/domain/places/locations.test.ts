import { describe, expect, it } from 'vitest';
import { foldAccents } from '../text/foldAccents.ts';
import {
  locationLabel,
  locationOptions,
  locations,
  placesWithin,
  provinceOf,
  provinceOptions,
} from './locations.ts';

const names: string[] = locations.map((place) => place.value);

describe('locations', () => {
  it('[S3.12] offers 85 familiar cities and provinces, each once', () => {
    expect(names).toHaveLength(85);
    expect(new Set(names).size).toBe(85);
    expect(names).toEqual(expect.arrayContaining(['Ho Chi Minh City', 'Hanoi', 'Da Nang']));
  });

  it('[S3.12] is sorted alphabetically in the order of what is shown', () => {
    expect(names).toEqual(names.toSorted(new Intl.Collator('en').compare));
    for (const language of ['en', 'vi'] as const) {
      const labels = locationOptions(language).map((option) => option.label);
      expect(labels).toHaveLength(85);
      expect(labels).toEqual(labels.toSorted(new Intl.Collator(language).compare));
    }
  });

  it('[S3.12] puts every place into one of the 34 provinces of today, each of which is a place itself', () => {
    const provinces = new Set(locations.map((place) => place.province));
    expect(provinces.size).toBe(34);
    for (const province of provinces) expect(provinceOf(province)).toBe(province);
  });

  it('writes names without accents that match the Vietnamese ones', () => {
    const different = locations.filter((place) => foldAccents(place.vi) !== foldAccents(place.value));
    expect(different.map((place) => place.value)).toEqual(['Hanoi', 'Ho Chi Minh City']);
  });

  it.each([
    ['en', 'Da Nang', 'Da Nang'],
    ['vi', 'Da Nang', 'Đà Nẵng'],
    ['vi', 'Ho Chi Minh City', 'TP. Hồ Chí Minh'],
    ['vi', 'Somewhere else', 'Somewhere else'],
  ] as const)('in %s calls %s %s', (language, value, label) => {
    expect(locationLabel(language, value)).toBe(label);
  });

  it.each([
    ['Vung Tau', 'Ho Chi Minh City'],
    ['Hoi An', 'Da Nang'],
    ['Sa Pa', 'Lao Cai'],
    ['Somewhere else', null],
  ])('finds %s in %s', (value, province) => {
    expect(provinceOf(value)).toBe(province);
  });
});

it('[D52] a province of today holds what belongs to it, any other place itself alone', () => {
  expect(placesWithin('Ho Chi Minh City')).toEqual(
    expect.arrayContaining(['Thu Duc', 'Binh Duong', 'Vung Tau']),
  );
  expect(placesWithin('Thu Duc')).toEqual(['Thu Duc']);
});

it('a filter lists the provinces, the three largest cities first, each with its own places', () => {
  const lines = provinceOptions('vi').map(
    ({ label, places }) => `${label}: ${places.map((one) => one.label)}`,
  );
  expect(lines.slice(0, 4)).toEqual([
    'TP. Hồ Chí Minh: TP. Hồ Chí Minh,Bà Rịa - Vũng Tàu,Bình Dương,Thủ Dầu Một,Thủ Đức,Vũng Tàu',
    'Hà Nội: Hà Nội',
    'Đà Nẵng: Đà Nẵng,Hội An,Quảng Nam',
    'An Giang: An Giang,Kiên Giang,Long Xuyên,Phú Quốc,Rạch Giá',
  ]);
  for (const language of ['en', 'vi'] as const) {
    const { compare } = new Intl.Collator(language);
    const groups = provinceOptions(language);
    const rest = groups.slice(3).map(({ label }) => label);
    expect(rest).toEqual(rest.toSorted(compare));
    expect(groups.flatMap(({ places }) => places)).toHaveLength(85);
  }
});
