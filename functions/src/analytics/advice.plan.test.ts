import { expect, it } from 'vitest';
import type { HasFactors } from '../../../src/domain/advice/considerFactors.ts';
import { day } from '../../../src/domain/time/time.ts';
import { randomFrom } from '../../../tests/fixtures/randomFrom.ts';
import { type CountedListing, inFourWeeks, planAdvice } from './advice.plan.ts';

const none: HasFactors = {
  photos: null,
  description: null,
  languages: null,
  papers: null,
  number: null,
  price: null,
  renewed: null,
};
const listing = (seller: string, changes: Partial<CountedListing> = {}): CountedListing => ({
  category: 'scooter',
  seller,
  questions: 0,
  has: none,
  ...changes,
});
const some = (count: number, name: string, changes: (n: number) => Partial<CountedListing>) =>
  Array.from({ length: count }, (_, n) => listing(`${name}-${n}`, changes(n)));
const withPhotos =
  (photos: boolean, questions: (n: number) => number, category: 'scooter' | 'naked' = 'scooter') =>
  (n: number) => ({ category, questions: questions(n), has: { ...none, photos } });

it('questions are those of four weeks, also of a listing that is younger', () => {
  const now = Date.UTC(2026, 10, 25);
  const of = (days: number) => inFourWeeks(3, now - days * day, now);
  expect([of(13.9), of(14), of(28), of(300)]).toEqual([null, 6, 3, 3]);
});

it('what is clearly more within a category is said with its figures', () => {
  const listings = [
    ...some(
      40,
      'many',
      withPhotos(true, (n) => 2 + (n % 3)),
    ),
    ...some(
      60,
      'few',
      withPhotos(false, (n) => n % 3),
    ),
  ];
  expect(planAdvice(listings)).toEqual({
    scooter: [
      {
        factor: 'photos',
        same_category: true,
        with: { count: 40, mean: 2.98 },
        without: { count: 60, mean: 1 },
      },
    ],
  });
});

it('where a category has too few, all bikes are asked; where it has enough and they do not differ, nothing is said', () => {
  const listings = [
    ...some(
      300,
      'many',
      withPhotos(true, (n) => 3 + (n % 3), 'naked'),
    ),
    ...some(
      300,
      'few',
      withPhotos(false, (n) => n % 3, 'naked'),
    ),
    ...some(
      10,
      'scooter',
      withPhotos(true, () => 1),
    ),
  ];
  const planned = planAdvice(listings);
  expect(planned.scooter?.map(({ same_category, with: { count } }) => [same_category, count])).toEqual([
    [false, 310],
  ]);
  const same = [
    ...listings,
    ...some(
      50,
      'scooter-many',
      withPhotos(true, (n) => n % 3),
    ),
    ...some(
      50,
      'scooter-few',
      withPhotos(false, (n) => n % 3),
    ),
  ];
  expect(Object.keys(planAdvice(same))).toEqual(['naked']);
});

it('a seller with many bikes does not make a rule alone', () => {
  const dealer = (photos: boolean, questions: number, seller: string) =>
    Array.from({ length: 200 }, () => listing(seller, { questions, has: { ...none, photos } }));
  expect(planAdvice([...dealer(true, 9, 'a'), ...dealer(false, 1, 'b')])).toEqual({});
});

it('the largest difference comes first', () => {
  const both = (value: boolean, papers: number, photos: number) => (n: number) => ({
    questions: (value ? papers + photos : 0) + (n % 2),
    has: { ...none, papers: value },
  });
  const listings = [
    ...some(50, 'papers', both(true, 2, 2)),
    ...some(50, 'no papers', both(false, 2, 2)),
    ...some(
      50,
      'photos',
      withPhotos(true, (n) => 2 + (n % 2)),
    ),
    ...some(
      50,
      'no photos',
      withPhotos(false, (n) => n % 2),
    ),
  ];
  expect(planAdvice(listings).scooter?.map(({ factor }) => factor)).toEqual(['papers', 'photos']);
});

it('of ten thousand listings in which nothing makes a difference, nothing is said', () => {
  const random = randomFrom(2);
  const coin = () => random() < 0.5;
  const categories = ['scooter', 'underbone', 'naked', 'sport', 'touring'] as const;
  const listings = some(10_000, 'seller', (n) => ({
    category: categories[n % 5] ?? 'scooter',
    questions: Math.floor(-1.5 * Math.log(1 - random())),
    has: {
      photos: coin(),
      description: coin(),
      languages: coin(),
      papers: coin(),
      number: coin(),
      price: coin(),
      renewed: coin(),
    },
  }));
  expect(planAdvice(listings)).toEqual({});
});
