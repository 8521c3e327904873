import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isListed } from '../../src/domain/listings/listing.ts';
import { buildListings } from './buildListings.ts';
import { coversOf, type Look, paintsOf, photosOf, standInOf } from './photoPool.ts';
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

  it('are five where tests show them, each with the view of the photo that it stands for', () => {
    const names = looks.flatMap((look) => coversOf(look).flatMap((cover) => photosOf(look, cover)));
    const standIns = [...new Set(names.map(standInOf))];
    expect(standIns.toSorted()).toEqual([
      'cub-brown-end',
      'cub-brown-left',
      'cub-brown-right',
      'underbone-dashboard',
      'underbone-wheel',
    ]);
    expect(names).toEqual(expect.arrayContaining(standIns));
    expect(standInOf('touring-maroon-left')).toBe('cub-brown-left');
    expect(standInOf('electric-wheel')).toBe('underbone-wheel');
  });

  it('that is missing is no picture of another bike', async () => {
    await expect(renditionsOf('cub-brown-top')).rejects.toThrow(/cub-brown-top/);
  });
});
