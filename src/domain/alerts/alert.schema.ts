import * as z from 'zod/mini';
import { type FieldValue, rowOfField } from '../listings/fields.ts';
import { sellerKinds } from '../listings/sellerKind.ts';
import { isModelName, maxModels } from '../models/modelChoice.ts';
import { recordOf } from '../platform/recordOf.ts';
import { Revision } from '../platform/revision.schema.ts';
import { hasVisibleText } from '../text/hasVisibleText.ts';
import { atMost } from '../text/text.schema.ts';
import { Time } from '../time/time.schema.ts';
import { type AlertChoice, alertChoices } from './alertChoices.ts';
import { deliveries } from './alertSettings.ts';

const words = z.nullable(z.string().check(z.refine(hasVisibleText), atMost(60)));
const modelNames = z
  .array(z.string().check(z.refine(isModelName)))
  .check(z.refine((names) => names.length <= maxModels));
const whole = z.nullable(z.int().check(z.gte(0)));

const choiceOf = (name: AlertChoice) => {
  const row = rowOfField(name);
  return z.enum(row.kind === 'choice' ? row.values : []);
};
/** Alerts stored before a field existed lack it, and accept every value. */
const choices = recordOf(alertChoices, (name) => z._default(z.nullable(choiceOf(name)), null)) as {
  [N in AlertChoice]: z.ZodMiniDefault<z.ZodMiniType<FieldValue<N> | null>>;
};
const fields = z.strictObject({
  make: words,
  model: words,
  /** Model families chosen from the list; `model` is typed. */
  models: z._default(modelNames, []),
  /** đồng, inclusive */
  min_price: whole,
  max_price: whole,
  location: words,
  /** Includes nearby places (nearbyPlaces.ts). */
  around: z._default(z.boolean(), false),
  /** True: only bikes whose sellers are leaving Vietnam. */
  leaving: z._default(z.boolean(), false),
  year: whole,
  seller: z._default(z.nullable(z.enum(sellerKinds)), null),
  ...choices,
});
export const Criteria = fields.check(
  z.refine(({ location, around }) => location !== null || !around),
  z.refine(({ make, models }) => make !== null || models.length === 0),
);
export type Criteria = z.infer<typeof Criteria>;

/** Document alerts/{user}_{0…19}. */
export const Alert = z.strictObject({
  user_id: z.string(),
  criteria: Criteria,
  is_active: z.boolean(),
  /** Null: the delivery in AlertSettings applies. */
  delivery: z._default(z.nullable(z.enum(deliveries)), null),
  created_at: Time,
  revision: Revision,
});
export type Alert = z.infer<typeof Alert>;
