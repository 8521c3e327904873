import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isListed } from '../../src/domain/listings/listing.ts';
import { buildListings } from './buildListings.ts';
import { coversOf, type Look, paintsOf, photosOf } from './photoPool.ts';
import { renditionsOf } from './pictures.ts';

const looks = Object.keys(paintsOf) as Look[];

describe('the photos of the demo', () => {
  it('are exactly those that its bikes show', () => {
    const wanted = looks.flatMap((look) => coversOf(look).flatMap((cover) => photosOf(look, cover)));
    const files = readdirSync(new URL('data/photos', import.meta.url));
    expect(files.toSorted()).toEqual([...new Set(wanted)].map((name) => `${name}.webp`).toSorted());
  });

  it('differ on the cards of a page: twelve in a row have twelve covers', () => {
    const covers = buildListings(120, Date.UTC(2026, 0, 2))
      .filter(({ listing }) => isListed(listing))
      .flatMap(({ photos: [first] }) => first?.name ?? []);
    const repeated = covers.filter((cover, place) =>
      covers.slice(Math.max(0, place - 11), place).includes(cover),
    );
    expect(repeated).toEqual([]);
  });

  it('are accepted as uploads are, and come in every size', async () => {
    const renditions = await renditionsOf('cub-brown-left');
    expect(Object.values(renditions).map((file) => file.byteLength > 5_000)).toEqual([
      true,
      true,
      true,
      true,
    ]);
  });

  it('that is missing is no picture of another bike', async () => {
    await expect(renditionsOf('cub-brown-top')).rejects.toThrow(/cub-brown-top/);
  });
});
