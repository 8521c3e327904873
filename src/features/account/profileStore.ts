import * as z from 'zod/mini';
import { termsVersions } from '../../domain/accounts/consent.ts';
import { Revision } from '../../domain/platform/revision.schema.ts';
import { nextRevision } from '../../domain/platform/revision.ts';
import { getDocument, serverTime, writeBatch } from '../../firebase/firestore.ts';
import type { SessionUser } from '../../firebase/sessionUser.ts';
import { Overtaken, writeRevised } from '../../firebase/writeRevised.ts';
import type { Language } from '../../i18n/languages.ts';
import { agree, askAgain } from './consentStore.ts';
import { type Filled, planProfile } from './planProfile.ts';

const Unchecked = z.object({
  full_name: z.optional(z.string()),
  avatar_url: z.optional(z.nullable(z.string())),
  revision: Revision,
});
export type Unchecked = z.infer<typeof Unchecked>;

export const readProfile = (userId: string): Promise<Unchecked | null> =>
  getDocument(Unchecked, 'profiles', userId);

/** Writes the fields that differ from the stored profile; all if `stored` is null. */
const write = (userId: string, stored: Unchecked | null, filled: Filled): Promise<void> => {
  const path = `profiles/${userId}`;
  if (!stored) return writeBatch([{ set: path, data: { ...filled, updated_at: serverTime } }]);
  const { full_name, avatar_url } = filled;
  const data = {
    ...(full_name !== stored.full_name && { full_name }),
    ...(avatar_url !== stored.avatar_url && { avatar_url }),
    revision: nextRevision(stored),
    updated_at: serverTime,
  };
  return writeBatch([{ update: path, data }]);
};

/**
 * Saves a name. Rejects with Overtaken if the profile is no longer as the member saw it.
 * @param avatar picture for a new profile
 */
export const saveName = async (
  userId: string,
  seen: Unchecked | null,
  full_name: string,
  avatar: string | null,
): Promise<void> => {
  if (!seen) return write(userId, null, { full_name, avatar_url: avatar });
  await writeRevised(
    seen,
    () => readProfile(userId),
    (now) => {
      if (now.full_name !== seen.full_name && now.full_name !== full_name) throw new Overtaken(now);
      return write(userId, now, { full_name, avatar_url: now.avatar_url ?? null });
    },
  );
};

export const completeProfile = async (
  { id, name, avatar }: SessionUser,
  language: Language,
): Promise<void> => {
  const stored = await readProfile(id);
  const filled = planProfile(stored, { name, avatar });
  if (!stored) await agree(id, language).catch(() => undefined);
  else if (termsVersions.length > 1) await askAgain(id, language).catch(() => undefined);
  if (filled) await write(id, stored, filled);
};
