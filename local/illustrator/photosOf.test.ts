import { describe, expect, it } from 'vitest';
import { drawBike } from './drawBike.ts';
import { photosOf } from './photosOf.ts';

const bike = {
  make: 'Honda',
  model: 'Wave Alpha',
  body: 'underbone',
  variant: 'family',
  colour: 'red',
  mileage: 12_000,
  id: 'one',
} as const;

describe('photosOf', () => {
  it('gives as many views as asked, none twice, cover from the side', () => {
    const photos = photosOf(bike, 6);
    expect(photos).toHaveLength(6);
    expect(new Set(photos.map(({ view }) => view)).size).toBe(6);
    expect(photos[0]?.view).toMatch(/^side/);
  });

  it('keeps machine, place and hour through one listing', () => {
    const parts = photosOf(bike, 4).map(({ view: _, ...rest }) => JSON.stringify(rest));
    expect(new Set(parts).size).toBe(1);
  });

  it('never draws two of a hundred listings alike', () => {
    const covers = Array.from({ length: 100 }, (_, at) => photosOf({ ...bike, id: `listing-${at}` }, 3)[0]);
    expect(new Set(covers.map((spec) => spec && drawBike(spec))).size).toBe(100);
  });
});
