import * as z from 'zod/mini';
import { maxPhotos } from './photoLimits.ts';

/** Address of a photo. Its renditions are served below it. */
const addressPattern =
  /^\/photos\/[A-Za-z0-9_-]{1,64}\/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

export const Photo = z.strictObject({
  image_url: z.string().check(z.regex(addressPattern)),
  image_order: z.int().check(z.gte(0), z.lte(maxPhotos - 1)),
});
export type Photo = z.infer<typeof Photo>;
