import { Profile } from '../../domain/accounts/profile.schema.ts';
import { cleanName, defaultName } from '../../domain/accounts/profile.ts';

/** Name and picture from the sign-in provider. */
export type Metadata = { name: string | null; avatar: string | null };
/** Stored profile, unvalidated. */
export type StoredProfile = { full_name?: string | undefined; avatar_url?: string | null | undefined };
export type Filled = Pick<Profile, 'full_name' | 'avatar_url'>;

const acceptableAvatar = (address: string | null) => {
  const result = Profile.shape.avatar_url.safeParse(address);
  return result.success ? result.data : null;
};

/**
 * Returns a new profile (S7.6), or a stored one completed from the provider (S7.7). Null if already complete.
 * @example planProfile(null, { name: null, avatar: null }) // => { full_name: 'User', avatar_url: null }
 */
export const planProfile = (stored: StoredProfile | null, { name, avatar }: Metadata): Filled | null => {
  const full_name = cleanName(stored?.full_name) ?? cleanName(name) ?? defaultName;
  const avatar_url = acceptableAvatar(stored?.avatar_url ?? null) ?? acceptableAvatar(avatar);
  const complete = stored && stored.full_name === full_name && (stored.avatar_url || null) === avatar_url;
  return complete ? null : { full_name, avatar_url };
};
