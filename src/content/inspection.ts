import { z } from 'astro/zod';
import { factQuestions } from '../domain/listings/factQuestions.ts';
import { bikeKinds } from '../domain/viewing/bikeKinds.ts';

const words = z.string().trim().min(1);
const both = z.strictObject({ en: words, vi: words });
const isQuestion = (name: string) => factQuestions.some((question) => question === name);

const point = both.extend({
  /** Never change a key: inspection sheets stored on phones use it. */
  key: z.string().regex(/^[a-z]+(?:-[a-z]+)*$/),
  only: z.enum(bikeKinds),
  /** Questions whose answers by the seller are shown beside the point. */
  answers: z.array(words.refine(isQuestion, { error: 'no question of the seller’s form' })).optional(),
  /** Name of the file in `figures` with the repair's cost. */
  repair: words.optional(),
});

/** Points to check at the bike: src/content/inspection/<group>.yaml. */
export const InspectionGroup = z.strictObject({
  order: z.number(),
  title: both,
  points: z.array(point).min(3),
});
export type InspectionGroup = z.infer<typeof InspectionGroup>;
