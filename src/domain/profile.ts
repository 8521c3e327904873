import * as z from 'zod/mini';
import { atMost } from './text.ts';
import { Time } from './time.ts';

export const defaultName = 'User';
export const unknownName = 'Unknown';
/** Stands in conversations where the id of somebody was who has left. */
export const nobody = 'nobody';
export const anonymousSeller = 'Anonymous Seller';

/** A person's name as the rules accept it: 2 to 80 characters in one line, no digits. */
export const FullName = z
  .string()
  .check(
    z.trim(),
    z.minLength(2, 'short'),
    atMost(80, 'long'),
    z.regex(/^[^\d\p{Cc}\u2028\u2029]*$/u, 'digits'),
  );

/** What lies at profiles/{uid}. */
export const Profile = z.strictObject({
  full_name: FullName,
  avatar_url: z.nullable(z.string().check(z.regex(/^https:\/\/\S+$/), atMost(500))),
  updated_at: Time,
});
export type Profile = z.infer<typeof Profile>;
