import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isListed } from '../../src/domain/listings/listing.ts';
import { buildListings } from './buildListings.ts';
import { looks } from './models.ts';
import { coversOf, photosOf, standInOf } from './photoPool.ts';
import { renditionsOf } from './pictures.ts';

describe('the photos of the demo', () => {
  const names = new Set(looks.flatMap((look) => coversOf(look).flatMap((cover) => photosOf(look, cover))));

  it('are exactly those that its bikes show', () => {
    const files = readdirSync(new URL('data/photos', import.meta.url));
    expect(files.toSorted()).toEqual([...names].map((name) => `${name}.webp`).toSorted());
  });

  it('differ on the cards of a page: twelve in a row have twelve covers', () => {
    const covers = buildListings(120, Date.UTC(2026, 0, 2))
      .filter(({ listing }) => isListed(listing))
      .flatMap(({ photos: [first] }) => first?.name ?? []);
    const repeated = covers.filter((cover, index) =>
      covers.slice(Math.max(0, index - 11), index).includes(cover),
    );
    expect(repeated).toEqual([]);
  });

  it('are accepted as uploads are, and come in every size', async () => {
    const files = Object.values(await renditionsOf('cub-brown-left'));
    expect(files.map(({ byteLength }) => byteLength > 5_000)).toEqual([true, true, true, true]);
  });

  it('are five where tests show them, each with the view of the photo that it stands for', () => {
    const standIns = new Set([...names].map(standInOf));
    expect([...standIns].filter((name) => names.has(name))).toHaveLength(5);
    expect(standInOf('touring-maroon-left')).toBe('cub-brown-left');
    expect(standInOf('electric-wheel')).toBe('underbone-wheel');
  });

  it('that is missing is no picture of another bike', async () => {
    await expect(renditionsOf('cub-brown-top')).rejects.toThrow(/cub-brown-top/);
  });
});
