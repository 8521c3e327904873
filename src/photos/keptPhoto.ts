import * as z from 'zod/mini';
import { Photo } from '../domain/photos/photo.schema.ts';
import { shots } from '../domain/photos/shots.ts';

/** `sent`: the server has the original. After a reload, the browser only waits for the renditions. */
export const keptStages = ['local', 'sent', 'ready'] as const;
export const KeptPhoto = z.object({
  key: z.string(),
  address: Photo.shape.image_url,
  stage: z.enum(keptStages),
  shot: z.optional(z.enum(shots)),
});
export type KeptPhoto = z.infer<typeof KeptPhoto>;
