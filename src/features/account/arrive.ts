import * as z from 'zod/mini';
import { getDocument, serverTime, writeBatch } from '../../firebase/firestore.ts';
import type { SessionUser } from '../../firebase/session.ts';
import type { Path } from '../../paths.ts';
import { planProfile } from './planProfile.ts';
import { forgetSignUp, forgetSocial } from './remembered.ts';

/** A profile as it may lie there: what it lacks is about to be filled in. */
const Unchecked = z.object({
  full_name: z.optional(z.string()),
  avatar_url: z.optional(z.nullable(z.string())),
});

const completeProfile = async ({ id, name, avatar }: SessionUser) => {
  const stored = await getDocument(Unchecked, 'profiles', id);
  const filled = planProfile(stored, { name, avatar });
  if (filled) await writeBatch([{ set: `profiles/${id}`, data: { ...filled, updated_at: serverTime } }]);
};

const patience = 4_000;
const atMost = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/**
 * What is left to do for somebody who has just signed in: see to the profile, which never keeps them
 * waiting for long, forget what was remembered, and go where they wanted to.
 */
export const arrive = async (user: SessionUser, target: Path): Promise<void> => {
  const profile = completeProfile(user).catch((failure: unknown) =>
    console.warn('the profile could not be completed', failure),
  );
  await Promise.race([profile, atMost(patience)]);
  forgetSignUp();
  forgetSocial();
  location.replace(target);
};
