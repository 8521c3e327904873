import sharp from 'sharp';
import { expect, it } from 'vitest';
import { makeRenditions } from '../../../functions/src/photos/makeRenditions.ts';
import { buildListings } from '../../../local/seed/buildListings.ts';
import { illustrate } from '../../../local/seed/pictures.ts';
import { renditions } from '../../../src/domain/photos/photo.ts';

/* What one photo costs from the original that a phone takes to the renditions that pages show. */
const photos = 4;
const phone = { width: 4_000, height: 3_000 };
const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const kb = (bytes: number) => Math.round(bytes / 1_024);

it('a photo of 12 megapixels becomes four renditions', async () => {
  const specs = buildListings(photos, Date.UTC(2026, 0, 1)).flatMap(
    ({ photos: [first] }) => first?.spec ?? [],
  );
  const rows: { original: number; ms: number; sizes: Record<string, number> }[] = [];
  for (const spec of specs.slice(0, photos)) {
    const { picture } = await illustrate(spec);
    // As grainy as a photo: a drawing alone would pack better than any camera's picture.
    const drawn = await sharp(picture.full).resize(phone).removeAlpha().raw().toBuffer();
    for (let place = 0; place < drawn.length; place += 1)
      drawn[place] = Math.min(255, Math.max(0, (drawn[place] ?? 0) + ((place * 7_919) % 23) - 11));
    const original = await sharp(drawn, { raw: { ...phone, channels: 3 } })
      .jpeg({ quality: 88 })
      .toBuffer();
    const start = performance.now();
    const made = await makeRenditions(original);
    const ms = performance.now() - start;
    if ('problem' in made) throw new Error(made.problem);
    const sizes = Object.fromEntries(Object.entries(made).map(([name, file]) => [name, file.byteLength]));
    rows.push({ original: original.byteLength, ms, sizes });
  }
  console.table(
    Object.keys(renditions).map((name) => ({
      rendition: name,
      'KB, median': kb(median(rows.map(({ sizes }) => sizes[name] ?? 0))),
      'KB, most': kb(Math.max(...rows.map(({ sizes }) => sizes[name] ?? 0))),
    })),
  );
  const [original, ms] = [median(rows.map((row) => row.original)), median(rows.map((row) => row.ms))];
  console.log(
    `▸ one photo of ${kb(original)} KB: ${Math.round(ms)} ms for all renditions, median of ${photos}`,
  );
  expect(Math.max(...rows.map(({ sizes }) => sizes.card ?? 0))).toBeLessThan(60 * 1_024);
});
