import { z } from 'astro/zod';
import { precisions, ruleStates } from '../domain/market/zones.ts';
import { isLocation, provinceOf } from '../domain/places/locations.ts';

const words = z.string().trim().min(1);
const both = z.strictObject({ en: words, vi: words });
const province = words.refine((name) => isLocation(name) && provinceOf(name) === name, {
  error: 'no province, as the list of places names it',
});
/** Statement with its source, a file name in `sources`. */
const stated = both.extend({ source: words });

/** City with a low-emission zone, adopted or proposed: src/content/zones/<city>.yaml. */
export const Zone = z.strictObject({
  order: z.number(),
  place: province,
  name: both,
  title: both,
  description: z.strictObject({ en: words.max(160), vi: words.max(160) }),
  lead: both,
  /** Phases in the order of their dates. */
  phases: z
    .array(
      z.strictObject({
        state: z.enum(ruleStates),
        from: z.coerce.date(),
        precision: z.enum(precisions),
        /** This phase restricts bikes below this emission level; if missing, all petrol bikes. */
        belowLevel: z.number().optional(),
        area: both,
        hours: both,
        /** Vietnamese names of the wards that this phase adds. */
        wards: z.array(words).optional(),
        source: words,
      }),
    )
    .min(1),
  notes: z.array(stated),
  /** Questions that no source answers yet. */
  open: z.array(both).min(1),
  revised: z.coerce.date(),
});
export type Zone = z.infer<typeof Zone>;

/** Emission tests of motorbikes in use: src/content/emissions/tests.yaml. */
export const EmissionTests = z.strictObject({
  limits: z
    .array(
      z.strictObject({
        level: z.number(),
        /** First day of manufacture to which these limits apply. */
        from: z.coerce.date().optional(),
        /** Percent by volume. */
        carbonMonoxide: z.number().positive(),
        /** Parts per million, of a four-stroke engine. */
        hydrocarbons: z.number().positive(),
        twoStroke: z.number().positive(),
      }),
    )
    .min(1),
  limitsSource: words,
  /** The entry without places applies to all other provinces. */
  starts: z.array(z.strictObject({ from: z.coerce.date(), places: z.array(province) })).min(1),
  /** Whether the start dates and years of manufacture are adopted or only proposed. */
  timetableState: z.enum(ruleStates),
  timetableSource: words,
  notes: z.array(stated),
  open: z.array(both).min(1),
  revised: z.coerce.date(),
});
export type EmissionTests = z.infer<typeof EmissionTests>;
