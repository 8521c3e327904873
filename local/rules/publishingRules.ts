import { type IdentityLevel, identityLevels, meetsNeed } from '../../src/domain/accounts/identity.ts';

const phone = "request.auth.token.get('phone_number', '') != ''";
const identity = '/databases/$(database)/documents/identities/$(request.auth.uid)';

const conditionOf = (need: IdentityLevel): string => {
  const levels = identityLevels.filter((level) => level !== 'phone' && meetsNeed(level, need));
  const list = levels.map((level) => `'${level}'`).join(', ');
  const checked = `(exists(${identity}) && get(${identity}).data.level in [${list}])`;
  return need === 'phone' ? `(${phone} || ${checked})` : checked;
};

/**
 * Returns the conditions for publishing. They are empty if none is needed, because rules have a size limit.
 */
export const publishingRules = (
  need: IdentityLevel,
): Record<'toPublish' | 'toChange' | 'toReturn', string> => {
  if (need === 'none') return { toPublish: '', toChange: '', toReturn: '' };
  const condition = conditionOf(need);
  const stays = "after().status == before().status || after().status == 'draft'";
  const leaves = "(before().status != 'draft' && after().status != 'active')";
  return {
    toPublish: ` && ${condition}`,
    toChange: ` && (${stays} || ${leaves} || ${condition})`,
    toReturn: ` && (before().status != 'active' || ${condition})`,
  };
};
