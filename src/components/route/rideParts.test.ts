import { describe, expect, it } from 'vitest';
import { buildMediaItem, buildRouteGuide } from '../../../tests/fixtures/buildRouteGuide.ts';
import { tripData } from './rideData.ts';
import { galleryOf, listsOf } from './rideParts.ts';

const media = [
  ...['a', 'b', 'c', 'd'].map((name) => buildMediaItem({ id: name, src: `/routes/${name}.webp` })),
  ...['x', 'y', 'z'].map((name) =>
    buildMediaItem({ id: name, type: 'video' as const, src: `/routes/${name}.mp4` }),
  ),
];
const ids = (items: readonly { id: string }[]) => items.map(({ id }) => id).join('');

describe('the parts of a ride', () => {
  it('[S2.159] list highlights, challenges and tips, and challenges only if there are any', () => {
    const names = (challenges: string[]) =>
      listsOf(buildRouteGuide({ challenges: { en: challenges, vi: challenges } }), 'en').map(
        ({ name }) => name,
      );
    expect(names(['Fog'])).toEqual(['highlights', 'challenges', 'tips']);
    expect(names([])).toEqual(['highlights', 'tips']);
  });

  it('[S2.162] its gallery has the first picture large, the others in a row, the videos in a grid', () => {
    const { first, others, videos } = galleryOf(media);
    expect([first?.id, ids(others), ids(videos)]).toEqual(['a', 'bcd', 'xyz']);
  });

  it('[S7.44] tell search engines of at most 3 pictures and 2 videos', () => {
    const trip = tripData({ lang: 'en', path: '/routes' }, buildRouteGuide({ media }), 'A ride.');
    expect(trip.image.map((address) => address.slice(-6))).toEqual(['a.webp', 'b.webp', 'c.webp']);
    expect(trip.subjectOf?.map(({ contentUrl }) => contentUrl.slice(-5))).toEqual(['x.mp4', 'y.mp4']);
  });
});
