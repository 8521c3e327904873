import { describe, expect, it } from 'vitest';
import { drawBike } from './drawBike.ts';
import { photosOf, silhouetteOf } from './photosOf.ts';

const buildListing = (change: Partial<Parameters<typeof photosOf>[0]> = {}) => ({
  make: 'Honda',
  model: 'Wave Alpha',
  category: 'underbone',
  id: 'one',
  count: 4,
  ...change,
});

describe('silhouetteOf', () => {
  it.each([
    ['Honda', 'Wave Alpha', '', 'underbone', 'family'],
    ['Yamaha', 'Sirius', '', 'underbone', 'family'],
    ['Honda', 'Blade', '', 'underbone', 'family'],
    ['Yamaha', 'Exciter 155', '', 'underbone', 'sporty'],
    ['Honda', 'Winner X', '', 'underbone', 'sporty'],
    ['Honda', 'Super Cub C125', '', 'underbone', 'cub'],
    ['Honda', 'Vision', '', 'scooter', 'city'],
    ['Honda', 'Air Blade 125', '', 'scooter', 'city'],
    ['Honda', 'SH 150i', '', 'scooter', 'bigwheel'],
    ['Honda', 'SH Mode', '', 'scooter', 'bigwheel'],
    ['Yamaha', 'Grande', '', 'scooter', 'retro'],
    ['Piaggio', 'Vespa Sprint', '', 'scooter', 'retro'],
    ['Piaggio', 'Liberty', '', 'scooter', 'bigwheel'],
    ['Yamaha', 'NVX 155', '', 'scooter', 'maxi'],
    ['VinFast', 'Klara S', '', 'electric', 'e-retro'],
    ['VinFast', 'Evo 200', '', 'electric', 'e-city'],
    ['Dat Bike', 'Weaver 200', '', 'electric', 'e-naked'],
    ['Honda', 'Rebel 500', '', 'cruiser', 'cruiser'],
    ['Honda', 'Africa Twin', '', 'adventure', 'adventure'],
    ['Royal Enfield', 'Himalayan', '', 'adventure', 'adventure'],
    ['Royal Enfield', 'Classic 350', '', 'naked', 'classic'],
    ['Honda', 'Gold Wing', '', 'touring', 'touring'],
    ['Honda', 'CRF300L', '', 'dirt', 'dirt'],
    ['Yamaha', 'R15', '', 'sport', 'fairing'],
    ['Honda', 'CBR150R', '', 'sport', 'fairing'],
    ['Yamaha', 'MT-15', '', 'naked', 'street'],
    ['Kawasaki', 'Z900', '', 'naked', 'street'],
    ['Honda', 'CB150R', '', 'naked', 'street'],
  ])('gives %s %s its own silhouette', (make, model, category, body, variant) => {
    const found = silhouetteOf(make, model, category);
    expect(found.body).toBe(body);
    expect(found.variant ?? body).toBe(variant === 'fairing' || variant === body ? body : variant);
  });

  it('lets the category decide for an unknown name', () => {
    expect(silhouetteOf('Nobody', 'Nothing', 'cruiser').body).toBe('cruiser');
    expect(silhouetteOf('Nobody', 'Nothing', 'xe tay ga').body).toBe('scooter');
  });
});

describe('photosOf', () => {
  it('gives as many views as asked, none twice, cover from the side', () => {
    const photos = photosOf(buildListing({ count: 6 }));
    expect(photos).toHaveLength(6);
    expect(new Set(photos.map(({ view }) => view)).size).toBe(6);
    expect(photos[0]?.view).toMatch(/^side/);
  });

  it('keeps machine, place and hour through one listing', () => {
    const parts = photosOf(buildListing()).map(({ view: _, ...rest }) => JSON.stringify(rest));
    expect(new Set(parts).size).toBe(1);
  });

  it('takes the colour the seller wrote, in either language', () => {
    expect(photosOf(buildListing({ colour: 'Xanh dương' }))[0]?.colour).toBe('blue');
    expect(photosOf(buildListing({ colour: 'red' }))[0]?.colour).toBe('red');
  });

  it('never draws two of a hundred listings alike', () => {
    const covers = Array.from(
      { length: 100 },
      (_, at) => photosOf(buildListing({ id: `listing-${at}`, colour: 'red', count: 3 }))[0],
    );
    expect(new Set(covers.map((spec) => spec && drawBike(spec))).size).toBe(100);
  });
});
