import * as z from 'zod/mini';

type HasMillis = { toMillis(): number };
const hasMillis = (value: unknown): value is HasMillis =>
  typeof value === 'object' && value !== null && 'toMillis' in value && typeof value.toMillis === 'function';

/** Milliseconds since 1970. Accepts timestamps of both Firestore SDKs and numbers. */
export const Time = z.pipe(
  z.pipe(
    z.unknown(),
    z.transform((value) => (hasMillis(value) ? value.toMillis() : value)),
  ),
  z.number(),
);
export type Time = z.infer<typeof Time>;
