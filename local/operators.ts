import type { Auth } from 'firebase-admin/auth';

/** Gives an account the claim that opens /admin, or takes it away and ends its sessions. */
export const setOperator = async (
  auth: Pick<Auth, 'getUserByEmail' | 'setCustomUserClaims' | 'revokeRefreshTokens'>,
  email: string,
  isOperator: boolean,
): Promise<'set' | 'nobody'> => {
  try {
    const { uid, customClaims } = await auth.getUserByEmail(email);
    const { operator: _, ...others } = customClaims ?? {};
    await auth.setCustomUserClaims(uid, isOperator ? { ...others, operator: true } : others);
    if (!isOperator) await auth.revokeRefreshTokens(uid);
    return 'set';
  } catch (failure) {
    if (failure instanceof Error && 'code' in failure && failure.code === 'auth/user-not-found')
      return 'nobody';
    throw failure;
  }
};
