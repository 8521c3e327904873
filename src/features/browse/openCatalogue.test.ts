import { describe, expect, it } from 'vitest';
import { buildCard } from '../../../tests/fixtures/buildCard.ts';
import type { Card } from '../../domain/listings/card.ts';
import { noFilters } from '../../domain/search/bikeFilter.ts';
import { indexOf, summarize } from '../../domain/search/catalogue.ts';
import { packPart } from '../../domain/search/packedPart.ts';
import { openCatalogue, ownCatalogue, type Question } from './openCatalogue.ts';

const cardsFrom = (start: number, count: number): Card[] =>
  Array.from({ length: count }, (_, n) =>
    buildCard({ id: `bike${start + n}`, created_at: start + n, make: (start + n) % 2 ? 'Honda' : 'Yamaha' }),
  );

/**
 * Publishes three parts of ten bikes. Part 2 is the newest, but a bike of part 0 is as new as those of part
 * 2.
 */
const scene = () => {
  const parts = [cardsFrom(0, 10), cardsFrom(10, 10), cardsFrom(20, 10)];
  const late = parts[0]?.[0];
  if (late) late.created_at = 25.5;
  const files = new Map<string, unknown>();
  /** Publishes a part and its words at addresses with `version`. `as`: version inside the files. */
  const publishPart = (n: number, cards: Card[], version: string, as = version) => {
    files.set(`/catalogue/${n}.json?v=${version}`, { ...packPart(cards), version: as });
    const words = cards.map(({ id }) => (id === 'bike3' ? 'ca vet' : ''));
    files.set(`/catalogue/${n}-texts.json?v=${version}`, { version: as, words });
  };
  const publish = (version: string) => {
    files.set('/catalogue/index.json', indexOf(parts.map((cards, n) => summarize(n, cards, version))));
    for (const [n, cards] of parts.entries()) {
      publishPart(n, cards, version);
    }
  };
  publish('one');
  const addresses: string[] = [];
  let broken = false;
  let time = 0;
  const ask = openCatalogue(
    async (address) => {
      addresses.push(address);
      return broken ? new Response('', { status: 503 }) : Response.json(files.get(address));
    },
    () => time,
  );
  return {
    parts,
    files,
    publishPart,
    addresses,
    publish,
    breakDown: (down: boolean) => {
      broken = down;
    },
    wait: (milliseconds: number) => {
      time += milliseconds;
    },
    ask: (question: Partial<Question> = {}) => ask({ filters: noFilters, from: 0, to: 12, ...question }),
  };
};
const ids = (cards: readonly Card[]) => cards.map(({ id }) => id);

describe('the catalogue in the browser', () => {
  it('[S7.11] gives the plain list newest first, with exact counts, whatever part a bike lies in', async () => {
    const { ask } = scene();
    const { cards, active, sold } = await ask({ from: 0, to: 30 });
    expect(ids(cards).slice(0, 7)).toEqual([
      'bike29',
      'bike28',
      'bike27',
      'bike26',
      'bike0',
      'bike25',
      'bike24',
    ]);
    expect([new Set(ids(cards)).size, active, sold]).toEqual([30, 30, 0]);
  });

  it('shows verdicts on prices of the same version of a part', async () => {
    const { ask, files, publish } = scene();
    files.set('/catalogue/2-prices.json?v=one', { version: 'one', verdicts: '0000000023' });
    files.set('/catalogue/1-prices.json?v=one', { version: 'older', verdicts: '2222222222' });
    const verdicts = async () => (await ask({ from: 0, to: 30 })).cards.map(({ verdict }) => verdict);
    expect((await verdicts()).filter((verdict) => verdict !== undefined)).toEqual(['fair', 'good']);
    publish('two');
    expect((await ask({ from: 0, to: 30 })).cards).toHaveLength(30);
  });

  it('fetches only the parts that the next cards can be in', async () => {
    const { ask, addresses } = scene();
    const parts = () => addresses.filter((address) => /\/\d+\.json/.test(address));
    await ask({ from: 0, to: 4 });
    expect(parts()).toEqual(['/catalogue/2.json?v=one']);
    await ask({ from: 4, to: 8 });
    expect(parts().at(-1)).toBe('/catalogue/0.json?v=one');
  });

  it('shows sold bikes after all that are for sale, whatever part those lie in, or not at all', async () => {
    const { ask, parts, publish } = scene();
    for (const index of [3, 9]) (parts[2]?.[index] as Card).status = 'sold';
    publish('two');
    expect(ids((await ask({ from: 0, to: 2 })).cards)).toEqual(['bike28', 'bike27']);
    expect(ids((await ask({ from: 27, to: 30 })).cards)).toEqual(['bike1', 'bike29', 'bike23']);
    const { cards, active, sold } = await ask({ filters: { ...noFilters, forSaleOnly: true }, to: 30 });
    expect([cards.length, active, sold, ids(cards).includes('bike29')]).toEqual([28, 28, 2, false]);
  });

  it('[S9.2] goes through all of it page by page, each bike once', async () => {
    const { ask } = scene();
    const seen: string[] = [];
    for (let from = 0; from < 30; from += 12) seen.push(...ids((await ask({ from, to: from + 12 })).cards));
    expect(seen).toHaveLength(30);
    expect(new Set(seen).size).toBe(30);
  });

  it('fetches all parts for a filter, and the words of descriptions for a search alone', async () => {
    const { ask, addresses } = scene();
    expect((await ask({ filters: { ...noFilters, make: 'Honda' } })).active).toBe(15);
    expect(addresses.some((address) => address.includes('words'))).toBe(false);
    expect(ids((await ask({ filters: { ...noFilters, text: 'cà vẹt' } })).cards)).toEqual(['bike3']);
  });

  describe('whose part changes between the request for its cards and the one for its words', () => {
    const changed = () => {
      const grid = scene();
      const since = [buildCard({ id: 'fresh', created_at: 99 }), ...(grid.parts[0] ?? [])];
      const cards = grid.files.get('/catalogue/0.json?v=one');
      grid.publishPart(0, since, 'one', 'two');
      grid.files.set('/catalogue/0.json?v=one', cards);
      return { ...grid, since, search: { filters: { ...noFilters, text: 'cà vẹt' } } };
    };

    it('asks for both again, and finds the bike that has the word', async () => {
      const { ask, publishPart, since, search } = changed();
      publishPart(0, since, 'two');
      expect(ids((await ask(search)).cards)).toEqual(['bike3']);
    });

    it('finds none by a word that stands beside another bike', async () => {
      const { ask, files, publishPart, since, search } = changed();
      publishPart(0, since, 'two', 'three');
      files.set('/catalogue/0.json?v=two', files.get('/catalogue/0.json?v=one'));
      expect(ids((await ask(search)).cards)).toEqual([]);
    });
  });

  it('says without which filter there would be bikes', async () => {
    const { ask } = scene();
    const { cards, drops } = await ask({ filters: { ...noFilters, make: 'Honda', location: 'Hue' } });
    expect([cards, drops]).toEqual([[], [{ name: 'location', count: 15 }]]);
  });

  it('is reloaded after two minutes, but only what has changed', async () => {
    const { ask, addresses, publish, wait, parts } = scene();
    await ask({ to: 30 });
    parts[2]?.push(buildCard({ id: 'fresh', created_at: 99 }));
    publish('two');
    expect(ids((await ask()).cards)[0]).toBe('bike29');
    wait(121_000);
    expect(ids((await ask()).cards)[0]).toBe('fresh');
    expect(addresses.filter((address) => address.includes('index'))).toHaveLength(2);
  });

  it('fails if a part fails to load, and works when it loads', async () => {
    const { ask, breakDown } = scene();
    breakDown(true);
    await expect(ask()).rejects.toThrow('503');
    breakDown(false);
    expect((await ask()).cards).toHaveLength(12);
  });

  it('of many bikes stays on the server, which is asked instead', async () => {
    const addresses: string[] = [];
    const answer = {
      cards: [],
      active: 7,
      sold: 0,
      facets: null,
      drops: [],
      understood: null,
      suggestions: [],
    };
    const ask = openCatalogue(
      async (address) => {
        addresses.push(address);
        return Response.json(
          address.endsWith('index.json') ? { active: ownCatalogue, sold: 1, parts: [] } : answer,
        );
      },
      () => 0,
    );
    expect(await ask({ filters: { ...noFilters, make: 'Honda' }, from: 0, to: 12 })).toEqual(answer);
    expect(addresses.at(-1)).toBe('/catalogue/answer.json?make=Honda&from=0&to=12');
  });
});
