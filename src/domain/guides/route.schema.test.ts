import { describe, expect, it } from 'vitest';
import { buildMediaItem, buildRouteGuide } from '../../../tests/fixtures/buildRouteGuide.ts';
import { MediaItem, RouteGuide } from './route.schema.ts';

const route = buildRouteGuide();
const without = (value: object, key: string) =>
  Object.fromEntries(Object.entries(value).filter(([name]) => name !== key));

const fields =
  'id title description distance difficulty roadConditions timeEstimate bikeRecommendation fuelInfo startPoint endPoint highlights challenges tips coordinates media';

describe('a ride of the routes page', () => {
  it('[S3.28] is accepted whole, with exactly the fields of the specification', () => {
    expect(RouteGuide.parse(route)).toEqual(route);
    expect(Object.keys(route)).toEqual(fields.split(' '));
    expect(RouteGuide.safeParse({ ...route, length: 21 }).success).toBe(false);
  });

  it.each(fields.split(' '))('[S3.28] needs %s, and nothing of another shape there', (field) => {
    expect(RouteGuide.safeParse(without(route, field)).success).toBe(false);
    expect(RouteGuide.safeParse({ ...route, [field]: 7 }).success).toBe(false);
  });

  it.each([
    ['one point', [[16, 108]]],
    [
      'a latitude beyond the pole',
      [
        [91, 108],
        [16, 108],
      ],
    ],
    [
      'a longitude beyond the date line',
      [
        [16, 108],
        [16, 181],
      ],
    ],
    [
      'a point of three numbers',
      [
        [16, 108, 5],
        [16, 108],
      ],
    ],
  ])('[S3.28] refuses %s as coordinates', (_, coordinates) => {
    expect(RouteGuide.safeParse({ ...route, coordinates }).success).toBe(false);
  });

  it('has no challenges to tell of, or the same in both languages', () => {
    expect(RouteGuide.safeParse(buildRouteGuide({ challenges: { en: [], vi: [] } })).success).toBe(true);
    expect(RouteGuide.safeParse(buildRouteGuide({ challenges: { en: ['Fog'], vi: [] } })).success).toBe(
      false,
    );
  });
});

describe('a media item', () => {
  it.each(['image', 'video'] as const)('[S3.30] may be of the type %s', (type) => {
    const item = buildMediaItem({ type });
    expect(MediaItem.parse(item)).toEqual(item);
  });

  it.each(['id', 'type', 'src', 'alt'])('[S3.30] needs %s', (field) => {
    expect(MediaItem.safeParse(without(buildMediaItem(), field)).success).toBe(false);
  });

  it.each([
    ['another type', { type: 'sound' }],
    ['a file of another site', { src: 'https://elsewhere.example/a.webp' }],
    ['a further field', { width: 800 }],
  ])('[S3.30] refuses %s', (_, change) => {
    expect(MediaItem.safeParse({ ...buildMediaItem(), ...change }).success).toBe(false);
  });
});
