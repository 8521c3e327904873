import { type IdentityLevel, identityLevels, meetsNeed } from '../../src/domain/accounts/identity.ts';

const phone = "request.auth.token.get('phone_number', '') != ''";

/** Returns the condition for what publishing needs. The token proves a number. */
export const publishingRule = (need: IdentityLevel): string => {
  if (need === 'none') return 'true';
  const levels = identityLevels.filter((level) => level !== 'phone' && meetsNeed(level, need));
  const checked = `hasIdentity([${levels.map((level) => `'${level}'`).join(', ')}])`;
  return need === 'phone' ? `${phone} || ${checked}` : checked;
};
