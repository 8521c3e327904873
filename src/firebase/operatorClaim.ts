import { auth } from './authentication.ts';

/**
 * Has the signed-in account the claim `operator`? Decides only what is shown; functions check it themselves.
 * A token from before the claim was granted is renewed.
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
