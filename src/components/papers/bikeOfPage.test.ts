import { describe, expect, it } from 'vitest';
import { buildListing } from '../../../tests/fixtures/buildListing.ts';
import { productOf } from '../listing/structuredData.ts';
import { bikeOfPage } from './bikeOfPage.ts';

const pageWith = (...data: unknown[]) =>
  data
    .map(
      (each) =>
        `<script type="application/ld+json">${JSON.stringify(each).replaceAll('<', '\\u003c')}</script>`,
    )
    .join('<p>');
const listing = buildListing({
  colour: 'red',
  engine: '125cc',
  mileage: 18_500,
  price: 31_550_000,
  year: 2021,
});

describe('the bike of a page', () => {
  it('is read from the structured data that the page of a listing has', () => {
    const page = pageWith({ '@type': 'BreadcrumbList' }, productOf('vi', listing));
    expect(bikeOfPage(page)).toEqual({
      fields: {
        make: listing.make,
        model: listing.model,
        year: '2021',
        colour: 'Đỏ',
        engine: '125\u00a0cc'.replace('\u00a0', ' '),
        mileage: '18500',
      },
      price: 31_550_000,
    });
  });

  it('has the top speed of an electric bike, not another number of its battery', () => {
    const electric = buildListing({ fuel: 'electric', battery_range: 90, battery_health: 80, top_speed: 70 });
    for (const language of ['en', 'vi'] as const)
      expect(bikeOfPage(pageWith(productOf(language, electric)))?.topSpeed).toBe(70);
    const unstated = pageWith(productOf('en', { ...electric, top_speed: null }));
    expect(bikeOfPage(unstated)).not.toHaveProperty('topSpeed');
    const broken = { '@type': ['Motorcycle'], additionalProperty: [null, { unitCode: 'KMH', value: '70' }] };
    expect(bikeOfPage(pageWith(broken))).not.toHaveProperty('topSpeed');
  });

  it('keeps the words of a seller as text', () => {
    const model = '</script><script>alert(1)</script>';
    expect(bikeOfPage(pageWith(productOf('vi', { ...listing, model })))?.fields.model).toBe(model);
  });

  it.each([
    ['no page of a bike', '<p>Vongxe'],
    ['broken data', '<script type="application/ld+json">{"@type":["Motorcycle"</script>'],
    ['data of another type', pageWith({ '@type': 'Motorcycle' }, null, 7)],
  ])('is missing in %s', (_, html) => expect(bikeOfPage(html)).toBeNull());

  it.each([['1'], [-1], [1.5], [1e15], [null]])('has no price of %j', (price) =>
    expect(bikeOfPage(pageWith({ '@type': ['Motorcycle'], offers: { price } }))).toEqual({
      fields: {},
      price: null,
    }),
  );
});
