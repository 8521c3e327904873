import { expect, it } from 'vitest';
import { buildCard } from '../../../tests/fixtures/buildCard.ts';
import { listingSitemap, listingSitemaps } from './listingSitemap.plan.ts';

const origin = 'https://vongxe.example';

it('[S1.14] names each bike in both languages, each with its twin', () => {
  const xml = listingSitemap(origin, [buildCard({ slug: 'honda-wave' })]);
  expect(xml.match(/<loc>[^<]*<\/loc>/g)).toEqual([
    `<loc>${origin}/motorcycle/honda-wave</loc>`,
    `<loc>${origin}/vi/motorcycle/honda-wave</loc>`,
  ]);
  for (const [name, path] of [
    ['en', '/motorcycle/honda-wave'],
    ['vi', '/vi/motorcycle/honda-wave'],
    ['x-default', '/motorcycle/honda-wave'],
  ])
    expect(xml.split(`hreflang="${name}" href="${origin}${path}"`)).toHaveLength(3);
});

it.each([
  [0, 1],
  [19, 1],
  [20, 2],
  [400, 21],
])('a catalogue up to part %d has %d sitemaps', (open, count) => {
  expect(listingSitemaps(origin, open).match(/<loc>/g)).toHaveLength(count);
});
