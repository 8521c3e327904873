import type { RouteGuide } from '../../domain/guides/route.schema.ts';
import type { Language } from '../../i18n/languages.ts';

/** Returns the tour's lists of points, without empty lists. */
export const listsOf = (ride: RouteGuide, lang: Language) =>
  (['highlights', 'challenges', 'tips'] as const)
    .map((name) => ({ name, points: ride[name][lang] }))
    .filter(({ points }) => points.length > 0);

export const galleryOf = <Item extends RouteGuide['media'][number]>(media: readonly Item[]) => {
  const [first, ...others] = media.filter(({ type }) => type === 'image');
  return { first, others, videos: media.filter(({ type }) => type === 'video') };
};
