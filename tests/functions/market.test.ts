import { describe, expect, it, vi } from 'vitest';
import { paths } from '../../src/paths.ts';
import { buildListing } from '../fixtures/buildListing.ts';
import { change, fresh, publish, soon, visit } from './suite.ts';

const sell = async (changes: Parameters<typeof buildListing>[0] = {}) => {
  const id = fresh('guzzi');
  const common = { make: 'Moto Guzzi', model: 'V7', category: 'naked', location: 'Lai Chau' } as const;
  await publish(buildListing({ id, slug: id, seller_name: 'Lan', ...common, ...changes }));
  return { id, path: paths.listing(id) };
};
const page = '/moto-guzzi-v7-in-lai-chau';

it('a page of the market shows what is for sale now, and the edge keeps it for a minute', async () => {
  const bikes = [await sell(), await sell(), await sell()];
  const sold = await sell({ status: 'sold' });
  const answer = await vi.waitFor(async () => {
    const seen = await visit(page);
    for (const { path } of bikes) expect(seen.body).toContain(path);
    return seen;
  }, soon);
  expect(answer.status).toBe(200);
  expect(answer.header('Cache-Control')).toBe('public, max-age=0, s-maxage=60');
  expect(answer.body).not.toContain(sold.path);
  const { body } = await visit('/sitemap-market.xml');
  expect(body).toContain(`${page}</loc>`);
  expect(body).toContain('/vi/xe-may-moto-guzzi-v7-cu-lai-chau</loc>');

  const [first, second] = bikes;
  await change(first?.id ?? '', { status: 'sold' });
  await vi.waitFor(async () => expect((await visit(page)).body).not.toContain(first?.path), soon);
  expect((await visit(page)).body).toContain(second?.path);
  expect((await visit('/sitemap-market.xml')).body).not.toContain(`${page}</loc>`);
});

it('what is written otherwise leads to the page, and what nobody knows to what is wider', async () => {
  const redirectOf = async (path: string) => {
    const { status, header } = await visit(path);
    return [status, new URL(header('Location') ?? '', 'http://here.example').pathname];
  };
  expect(await redirectOf('/vi/moto-guzzi')).toEqual([301, '/vi/xe-may-moto-guzzi-cu']);
  expect(await redirectOf('/xe-may-moto-guzzi-cu')).toEqual([301, '/moto-guzzi']);
  expect(await redirectOf('/vi/xe-may-moto-guzzi-asdf-cu-hue')).toEqual([
    302,
    '/vi/xe-may-moto-guzzi-cu-hue',
  ]);
  expect(await redirectOf('/moto-guzzi-motorcycles-vietnam')).toEqual([302, '/']);
});

it('the map counts what is for sale now, and alone lets a browser be asked where it is', async () => {
  const { path } = await sell({ location: 'Lai Chau' });
  await vi.waitFor(
    async () => expect((await visit('/used-motorcycles-lai-chau')).body).toContain(path),
    soon,
  );
  const answer = await visit('/vi/map');
  expect(answer.status).toBe(200);
  expect(answer.header('Permissions-Policy')).toBe(
    'camera=(), microphone=(), geolocation=(self), payment=(), usb=(), browsing-topics=()',
  );
  expect(answer.header('Cache-Control')).toBe('public, max-age=0, s-maxage=60');
  expect(answer.body).toMatch(/Lai Châu|"province":"Lai Chau","count":[1-9]/);
});

describe('what a bike is worth', () => {
  const query = '?make=Moto+Guzzi&model=V85&year=2022&mileage=12000';
  const sellV85 = (n: number) =>
    sell({
      model: 'V85',
      engine: '853cc',
      year: 2020 + (n % 4),
      mileage: 5_000 * (1 + (n % 5)),
      price: (330 + 15 * (n % 4)) * 1_000_000,
      // Different sellers, since one person's prices are no market (decision 104).
      user_id: `seller-${n}`,
    });

  it('is answered from what is for sale now, as a page and as figures, and the edge keeps both for a minute', async () => {
    const bikes = await Promise.all(Array.from({ length: 12 }, (_, n) => sellV85(n)));
    const page = await vi.waitFor(async () => {
      const seen = await visit(`/vi/dinh-gia-xe-may${query}`);
      for (const { path } of bikes) expect(seen.body).toContain(`/vi${path}`);
      return seen;
    }, soon);
    expect(page.status).toBe(200);
    expect(page.header('Cache-Control')).toBe('public, max-age=0, s-maxage=60');
    const figures = await visit(`/bike-value.json${query}`);
    expect(figures.status).toBe(200);
    expect(figures.header('Cache-Control')).toBe('public, max-age=0, s-maxage=60');
    expect(JSON.parse(figures.body)).toMatchObject({ estimate: { basis: 'model', count: 12 } });
  });

  it('has an empty form, which the sitemap names', async () => {
    const { status, header } = await visit('/bike-value');
    expect([status, header('Content-Type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect((await visit('/sitemap-market.xml')).body).toContain('/vi/dinh-gia-xe-may</loc>');
    expect((await visit('/bike-value.json?make=Honda')).status).toBe(400);
    expect((await visit('/vi/bike-value?make=Honda')).header('Location')).toMatch(
      /\/vi\/dinh-gia-xe-may\?make=Honda$/,
    );
  });
});

it('what sellers agree on of a model is there for the form of the next one', async () => {
  const model = fresh('Griso').replaceAll('-', ' ');
  await Promise.all(Array.from({ length: 3 }, () => sell({ model, engine: '1151cc', year: 2012 })));
  await vi.waitFor(async () => {
    const { body } = await visit('/listed-models.json?make=Moto+Guzzi');
    expect(JSON.parse(body)).toMatchObject({
      models: expect.arrayContaining([
        expect.objectContaining({ category: 'naked', engines: [[2012, '1151cc']] }),
      ]),
    });
  }, soon);
  const { header } = await visit('/listed-models.json?make=Moto+Guzzi');
  expect(header('Cache-Control')).toBe('public, max-age=0, s-maxage=3600');
  expect((await visit('/listed-models.json?make=Nobody')).status).toBe(400);
});
