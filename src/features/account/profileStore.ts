import * as z from 'zod/mini';
import { getDocument, serverTime, writeBatch } from '../../firebase/firestore.ts';
import type { SessionUser } from '../../firebase/sessionUser.ts';
import { type Filled, planProfile } from './planProfile.ts';

/** A profile as it may lie there: what it lacks is about to be filled in. */
const Unchecked = z.object({
  full_name: z.optional(z.string()),
  avatar_url: z.optional(z.nullable(z.string())),
});

/** What is stored about somebody; null where there is nothing yet (S7.8). */
export const readProfile = (userId: string) => getDocument(Unchecked, 'profiles', userId);

export const writeProfile = (userId: string, filled: Filled): Promise<void> =>
  writeBatch([{ set: `profiles/${userId}`, data: { ...filled, updated_at: serverTime } }]);

/** Makes or mends somebody's profile from what the way of signing in says about them (S7.6, S7.7). */
export const completeProfile = async ({ id, name, avatar }: SessionUser): Promise<void> => {
  const filled = planProfile(await readProfile(id), { name, avatar });
  if (filled) await writeProfile(id, filled);
};
