import { describe, expect, it } from 'vitest';
import { matchOptions, sameOption } from './matchOptions.ts';

const places = ['Hà Nội', 'Đà Nẵng', 'Đà Lạt', 'Hội An', 'Bà Rịa – Vũng Tàu', 'Thừa Thiên Huế'].map(
  (label) => ({
    value: label,
    label,
  }),
);
const labelsFor = (text: string) => matchOptions(places, text).map(({ label }) => label);

describe('matchOptions', () => {
  it.each([
    ['da nang', ['Đà Nẵng']],
    ['ĐÀ', ['Đà Nẵng', 'Đà Lạt']],
    ['hue', ['Thừa Thiên Huế']],
    ['vung', ['Bà Rịa – Vũng Tàu']],
    ['zzz', []],
  ])('finds for %j %j', (text, labels) => expect(labelsFor(text)).toEqual(labels));

  it('puts first what begins with the text, then its words, then the rest', () => {
    const options = ['Winner', 'Air In', 'Inazuma'].map((label) => ({ value: label, label }));
    expect(matchOptions(options, 'in').map(({ label }) => label)).toEqual(['Inazuma', 'Air In', 'Winner']);
  });

  it('offers everything while nothing is typed', () => expect(labelsFor(' ')).toHaveLength(places.length));
});

describe('other names', () => {
  const cities = [
    { value: 'hcm', label: 'TP. Hồ Chí Minh', names: ['sai gon', 'saigon', 'hcm', 'quan 7'] },
    { value: 'hn', label: 'Hà Nội', names: ['hn'] },
    { value: 'hg', label: 'Hà Giang' },
  ];
  it.each([
    ['hcm', ['hcm']],
    ['Sài Gòn', ['hcm']],
    ['sai', ['hcm']],
    ['quận 7', ['hcm']],
    ['hn', ['hn']],
    ['hà', ['hn', 'hg']],
  ])('%j offers %j', (text, values) =>
    expect(matchOptions(cities, text).map(({ value }) => value)).toEqual(values),
  );
  it('are taken when they are typed in full', () => {
    expect(sameOption(cities, 'Saigon')?.value).toBe('hcm');
    expect(sameOption(cities, 'sai')).toBeUndefined();
  });
});

describe('sameOption', () => {
  it.each([
    ['da nang', 'Đà Nẵng'],
    [' Hội An ', 'Hội An'],
    ['da', undefined],
  ])('takes %j for %j', (text, value) => expect(sameOption(places, text)?.value).toBe(value));
});
