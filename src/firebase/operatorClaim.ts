import { type Role, roleOf } from '../domain/admin/roles.ts';
import { auth } from './authentication.ts';

/** Role for display only; null for members. Unless the token says 'owner', renews it: the role may be new. */
export const operatorRole = async (): Promise<Role | null> => {
  const user = auth.currentUser;
  if (!user) return null;
  const { claims } = await user.getIdTokenResult(false);
  if (roleOf(claims) === 'owner') return 'owner';
  const renewed = await user.getIdTokenResult(true);
  return roleOf(renewed.claims);
};
