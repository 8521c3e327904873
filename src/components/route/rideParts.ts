import type { RouteGuide } from '../../domain/guides/route.schema.ts';
import type { Language } from '../../i18n/languages.ts';

/** The lists of a ride that have something in them: a ride without challenges has no heading for them. */
export const listsOf = (ride: RouteGuide, lang: Language) =>
  (['highlights', 'challenges', 'tips'] as const)
    .map((name) => ({ name, points: ride[name][lang] }))
    .filter(({ points }) => points.length > 0);

/** The media of a ride as its gallery has them: one picture large, the others in a row, videos in a grid. */
export const galleryOf = <Item extends RouteGuide['media'][number]>(media: readonly Item[]) => {
  const [first, ...others] = media.filter(({ type }) => type === 'image');
  return { first, others, videos: media.filter(({ type }) => type === 'video') };
};
