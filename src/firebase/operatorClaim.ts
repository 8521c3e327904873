import { auth } from './authentication.ts';

/**
 * Has the account the claim `operator`? Only for display; functions check it themselves. Renews a token from
 * before the grant.
 */
export const hasOperatorClaim = async (): Promise<boolean> => {
  const user = auth.currentUser;
  if (!user) return false;
  for (const fresh of [false, true]) {
    const { claims } = await user.getIdTokenResult(fresh);
    if (claims.operator === true) return true;
  }
  return false;
};
