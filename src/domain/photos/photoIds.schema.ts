import * as z from 'zod/mini';
import { maxMessagePhotos } from './photoLimits.ts';

const PhotoId = z.string().check(z.regex(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/));
export const PhotoIds = z.array(PhotoId).check(
  z.minLength(1),
  z.maxLength(maxMessagePhotos),
  z.refine((ids) => new Set(ids).size === ids.length),
);
