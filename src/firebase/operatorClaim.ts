import { auth } from './authentication.ts';

/**
 * Does the account of whoever is signed in say that they are an operator? Asked only to choose what to show: the
 * functions look for themselves. A token from before the claim was given is exchanged for a new one.
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
