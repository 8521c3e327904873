import { Consent } from '../../domain/accounts/consent.schema.ts';
import { consentId, termsVersion } from '../../domain/accounts/consent.ts';
import { getDocument, serverTime, writeBatch } from '../../firebase/firestore.ts';
import type { Language } from '../../i18n/languages.ts';
import { consents } from '../../i18n/texts/consents.ts';
import { translate } from '../../i18n/texts.ts';
import { profileAt } from '../../ownPaths.ts';
import { notifyNext } from '../../ui/notifyNext.ts';

/** @returns null if the user has not agreed to the present terms */
export const agreedAt = async (userId: string): Promise<number | null> =>
  (await getDocument(Consent, 'consents', consentId(userId)))?.given_at ?? null;

/** The rules refuse a second agreement to the same terms. */
export const agree = (userId: string, language: Language): Promise<void> => {
  const data = { user_id: userId, purpose: 'terms', version: termsVersion, language, given_at: serverTime };
  return writeBatch([{ set: `consents/${consentId(userId)}`, data }]);
};

/** Announces changed terms on the next page, unless the user has agreed to them. */
export const askAgain = async (userId: string, language: Language): Promise<void> => {
  if ((await agreedAt(userId)) !== null) return;
  const t = translate(language, consents);
  const link = { href: profileAt(language, 'terms'), label: t('look') };
  notifyNext({ title: t('changed'), text: t('changedText'), tone: 'info', link });
};
