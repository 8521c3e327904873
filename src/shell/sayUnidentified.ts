import { Identity } from '../domain/accounts/identity.schema.ts';
import { meetsNeed } from '../domain/accounts/identity.ts';
import { waysIn } from '../firebase/accounts.ts';
import { getDocument } from '../firebase/firestore.ts';
import type { Language } from '../i18n/languages.ts';
import { identity } from '../i18n/texts/identity.ts';
import { translate } from '../i18n/texts.ts';
import { profileAt } from '../ownPaths.ts';
import { settings } from '../settings.ts';
import { notify } from '../ui/notify.ts';

/** @returns false if the identity is checked: the refusal has another reason */
export const sayUnidentified = async (
  lang: Language,
  userId: string,
  need = settings.publishingNeeds,
): Promise<boolean> => {
  if (need === 'phone' && (await waysIn()).includes('phone')) return false;
  const stored = await getDocument(Identity, 'identities', userId).catch(() => null);
  if (meetsNeed(stored?.level ?? 'none', need)) return false;
  const t = translate(lang, identity);
  const link = { href: profileAt(lang, need === 'phone' ? 'phone' : 'identity'), label: t('how') };
  notify({ title: t('missing'), text: t('missingText'), tone: 'error', link });
  return true;
};
