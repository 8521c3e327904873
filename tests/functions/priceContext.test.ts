import { expect, it, vi } from 'vitest';
import type { CatalogueIndex } from '../../src/domain/search/catalogue.ts';
import {
  type PackedPart,
  type PackedVerdicts,
  unpackPart,
  withVerdicts,
} from '../../src/domain/search/packedPart.ts';
import { cataloguePart, catalogueVerdicts, paths } from '../../src/paths.ts';
import { buildListing } from '../fixtures/buildListing.ts';
import { fresh, publish, soon, visit } from './suite.ts';

const sell = async (changes: Parameters<typeof buildListing>[0]) => {
  const id = fresh('price');
  const bike = buildListing({ id, slug: id, seller_name: 'Lan', user_id: `seller-of-${id}`, ...changes });
  await publish(bike);
  return bike;
};
const millions = (amount: number) => amount * 1_000_000;

const judgedCards = async () => {
  const read = async <T>(path: string) => JSON.parse((await visit(path)).body) as T;
  const { parts } = await read<CatalogueIndex>('/catalogue/index.json');
  const cards = await Promise.all(
    parts.map(async ({ part, version }) => {
      const packed = await read<PackedPart>(cataloguePart(part, version));
      const { version: own, verdicts } = await read<PackedVerdicts>(catalogueVerdicts(part, version));
      return packed.version === own ? withVerdicts(unpackPart(packed), verdicts) : [];
    }),
  );
  return cards.flat();
};

it('a browser gets the verdict on each price apart from its part, and nothing of who sells what', async () => {
  const bike = { make: fresh('Maker'), model: 'Runner', year: 2021, mileage: 20_000 };
  const usual = Array.from({ length: 11 }, (_, n) => millions(30) + (n % 3) * 400_000);
  for (const price of usual) await sell({ ...bike, price });
  const [cheap, dear] = [
    await sell({ ...bike, price: millions(26) }),
    await sell({ ...bike, price: millions(36) }),
  ];
  const alone = await sell({ ...bike, make: fresh('Maker'), price: millions(26) });
  const verdictsOf = async () => {
    const cards = await judgedCards();
    return [cheap, dear, alone].map(({ id }) => cards.find((card) => card.id === id)?.verdict ?? null);
  };
  await vi.waitFor(async () => expect(await verdictsOf()).toEqual(['good', 'above', null]), soon);
  const { body, header } = await visit('/catalogue/0-prices.json');
  expect(Object.keys(JSON.parse(body))).toEqual(['version', 'verdicts']);
  expect(header('cache-control')).not.toContain('immutable');
  expect((await visit('/catalogue/0.json')).body).not.toContain('seller-of-');
  expect((await visit('/catalogue/answer.json?from=0&to=60')).body).not.toContain('seller-of-');
});

it('a page shows the guide’s ranges and the median with their dates, or nothing', async () => {
  const model = `Air Blade 125 ${fresh('x')}`.slice(0, 60);
  const alike = { make: 'Honda', model: 'Air Blade 125', engine: '125cc', year: 2023 };
  const bike = await sell({ ...alike, price: millions(34) });
  const english = (await visit(paths.listing(bike.slug))).body;
  expect(english).toContain('25–38\u00a0million\u00a0₫');
  expect(english).toContain('42–52\u00a0million\u00a0₫');
  expect(english).toContain('as of November 2026');
  expect(english).toContain('This is within the typical used price range in our guide.');
  const vietnamese = (await visit(`/vi${paths.listing(bike.slug)}`)).body;
  expect(vietnamese).toContain('25–38\u00a0triệu\u00a0₫');
  expect(vietnamese).toContain('tính đến tháng 11 năm 2026');

  for (const changes of [
    { model, make: fresh('Maker') },
    { ...alike, status: 'sold' as const },
  ]) {
    const plain = await sell(changes);
    const { status, body } = await visit(paths.listing(plain.slug));
    expect(status).toBe(200);
    expect(body).not.toContain('data-price-context');
  }
});
