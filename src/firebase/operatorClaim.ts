import { type Role, roleOf } from '../domain/admin/roles.ts';
import { auth } from './authentication.ts';

/**
 * Role of the signed-in account at /admin; null for members. Only for display; functions check it themselves.
 * A token without the owner's role is renewed.
 */
export const operatorRole = async (): Promise<Role | null> => {
  const user = auth.currentUser;
  if (!user) return null;
  const { claims } = await user.getIdTokenResult(false);
  if (roleOf(claims) === 'owner') return 'owner';
  const renewed = await user.getIdTokenResult(true);
  return roleOf(renewed.claims);
};
