import * as z from 'zod/mini';
import { Revision } from '../platform/revision.schema.ts';
import { atMost } from '../text/text.schema.ts';
import { Time } from '../time/time.schema.ts';
import { nameLength, nameProblem } from './profile.ts';

export const FullName = z.string().check(
  z.trim(),
  z.minLength(nameLength.least),
  atMost(nameLength.most),
  z.refine((name) => nameProblem(name) === null),
);

/** Document profiles/{uid}. */
export const Profile = z.strictObject({
  full_name: FullName,
  avatar_url: z.nullable(z.string().check(z.regex(/^https:\/\/\S+$/), atMost(500))),
  updated_at: Time,
  revision: Revision,
});
export type Profile = z.infer<typeof Profile>;
