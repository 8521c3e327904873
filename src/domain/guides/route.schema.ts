import * as z from 'zod/mini';
import { Bilingual, BilingualList } from '../text/bilingual.schema.ts';

const words = z.string().check(z.trim(), z.minLength(1));

export const mediaTypes = ['image', 'video'] as const;
export const MediaItem = z.strictObject({
  id: words,
  type: z.enum(mediaTypes),
  /** Path of a file on this site. */
  src: z.string().check(z.regex(/^\/\S+$/)),
  alt: Bilingual,
});
export type MediaItem = z.infer<typeof MediaItem>;

/** Latitude and longitude in degrees. */
export const Coordinates = z.tuple([
  z.number().check(z.gte(-90), z.lte(90)),
  z.number().check(z.gte(-180), z.lte(180)),
]);
export type Coordinates = z.infer<typeof Coordinates>;

export const difficulties = ['easy', 'moderate', 'challenging'] as const;

export const RouteGuide = z.strictObject({
  id: words,
  title: Bilingual,
  description: Bilingual,
  /** As displayed, such as 21km. */
  distance: words,
  difficulty: z.enum(difficulties),
  roadConditions: Bilingual,
  timeEstimate: Bilingual,
  bikeRecommendation: Bilingual,
  fuelInfo: Bilingual,
  startPoint: Bilingual,
  endPoint: Bilingual,
  highlights: BilingualList,
  challenges: BilingualList,
  tips: BilingualList,
  coordinates: z.array(Coordinates).check(z.minLength(2)),
  media: z.array(MediaItem),
});
export type RouteGuide = z.infer<typeof RouteGuide>;
