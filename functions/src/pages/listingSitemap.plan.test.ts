import { expect, it } from 'vitest';
import { everything } from '../../../src/domain/market/landing.ts';
import { buildCard } from '../../../tests/fixtures/buildCard.ts';
import { landingSitemap, listingSitemap, listingSitemaps, shopsOf } from './listingSitemap.plan.ts';

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
])('a catalogue up to part %d has %d sitemaps of bikes, and one of the market', (open, count) => {
  const xml = listingSitemaps(origin, open);
  expect(xml.match(/<loc>[^<]*sitemap-listings-/g)).toHaveLength(count);
  expect(xml.match(/<loc>/g)).toHaveLength(count + 1);
  expect(xml).toContain(`<sitemap><loc>${origin}/sitemap-market.xml</loc></sitemap>`);
});

it('names each page of the market in the words of both languages, and that of what a bike is worth', () => {
  const xml = landingSitemap(origin, [{ ...everything, make: 'Honda', place: 'Hanoi' }]);
  expect(xml.match(/<loc>[^<]*<\/loc>/g)).toEqual([
    `<loc>${origin}/bike-value</loc>`,
    `<loc>${origin}/vi/dinh-gia-xe-may</loc>`,
    `<loc>${origin}/map</loc>`,
    `<loc>${origin}/vi/map</loc>`,
    `<loc>${origin}/trust</loc>`,
    `<loc>${origin}/vi/trust</loc>`,
    `<loc>${origin}/honda-in-hanoi</loc>`,
    `<loc>${origin}/vi/xe-may-honda-cu-ha-noi</loc>`,
  ]);
  for (const [name, path] of [
    ['vi', '/vi/dinh-gia-xe-may'],
    ['en', '/honda-in-hanoi'],
    ['vi', '/vi/xe-may-honda-cu-ha-noi'],
    ['x-default', '/honda-in-hanoi'],
  ])
    expect(xml.split(`hreflang="${name}" href="${origin}${path}"`)).toHaveLength(3);
});

it('names each shop with a bike for sale once, and none whose bikes are sold', () => {
  const cards = [
    buildCard({ id: 'a', shop: 'xe-may-hung' }),
    buildCard({ id: 'b', shop: 'xe-may-hung' }),
    buildCard({ id: 'c', shop: 'tuan-motor', status: 'sold' }),
    buildCard({ id: 'd' }),
  ];
  expect(shopsOf(cards)).toEqual(['xe-may-hung']);
  const xml = landingSitemap(origin, [], shopsOf(cards));
  expect(xml).toContain(`<loc>${origin}/shop/xe-may-hung</loc>`);
  expect(xml).toContain(`<loc>${origin}/vi/shop/xe-may-hung</loc>`);
});
