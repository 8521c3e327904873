import * as z from 'zod/mini';
import { foldAccents } from './fold.ts';
import type { Published } from './listing.ts';
import { atMost } from './text.ts';
import { Time } from './time.ts';

const words = z.nullable(z.string().check(z.minLength(1), atMost(60)));
const whole = z.nullable(z.int().check(z.gte(0)));

export const Criteria = z.strictObject({
  make: words,
  model: words,
  /** đồng, inclusive */
  min_price: whole,
  max_price: whole,
  location: words,
  year: whole,
});
export type Criteria = z.infer<typeof Criteria>;

/** What lies at alerts/{user}_{0…19}. */
export const Alert = z.strictObject({
  user_id: z.string(),
  criteria: Criteria,
  is_active: z.boolean(),
  created_at: Time,
});
export type Alert = z.infer<typeof Alert>;

export const maxAlerts = 20;
export const alertId = (userId: string, place: number) => `${userId}_${place}`;

/** Would this alert want to hear of that bike? Null criteria match everything; one's own bike never does (D39). */
export const matches = ({ criteria, is_active, user_id }: Alert, bike: Published): boolean =>
  is_active &&
  user_id !== bike.user_id &&
  (criteria.make === null || criteria.make === bike.make) &&
  (criteria.model === null || foldAccents(bike.model).includes(foldAccents(criteria.model))) &&
  (criteria.min_price === null || bike.price >= criteria.min_price) &&
  (criteria.max_price === null || bike.price <= criteria.max_price) &&
  (criteria.location === null || criteria.location === bike.location) &&
  (criteria.year === null || criteria.year === bike.year);
