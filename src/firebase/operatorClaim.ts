import { type Role, roleOf } from '../domain/admin/roles.ts';
import { auth } from './authentication.ts';

/**
 * Returns the role of the signed-in account at /admin; null for members. Decides only what is shown; functions check it
 * themselves. A token without the owner's role is renewed: the role may have been granted since.
 */
export const operatorRole = async (): Promise<Role | null> => {
  const user = auth.currentUser;
  if (!user) return null;
  const { claims } = await user.getIdTokenResult(false);
  if (roleOf(claims) === 'owner') return 'owner';
  const renewed = await user.getIdTokenResult(true);
  return roleOf(renewed.claims);
};
