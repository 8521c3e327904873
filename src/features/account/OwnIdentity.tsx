import { useEffect, useState } from 'react';
import type { Identity } from '../../domain/accounts/identity.schema.ts';
import { meetsNeed } from '../../domain/accounts/identity.ts';
import type { Way } from '../../firebase/accounts.ts';
import { formatDate } from '../../i18n/format.ts';
import type { Language } from '../../i18n/languages.ts';
import { identity as texts } from '../../i18n/texts/identity.ts';
import { translate } from '../../i18n/texts.ts';
import { localize, paths } from '../../paths.ts';
import { settings } from '../../settings.ts';
import { ProfileSection } from './ProfileSection.tsx';
import { readIdentity } from './readIdentity.ts';
import { reportAccount } from './reportAccount.ts';

type Props = { lang: Language; userId: string; ways: readonly Way[] };

/** Members who sign in by phone have level `phone` without a stored identity. */
export const OwnIdentity = ({ lang, userId, ways }: Props) => {
  const t = translate(lang, texts);
  const [identity, setIdentity] = useState<Identity | null>();
  useEffect(() => {
    readIdentity(userId).then(setIdentity, (failure: unknown) => reportAccount(failure, 'read an identity'));
  }, [userId]);
  const need = settings.publishingNeeds;
  const isMissing = !meetsNeed(identity?.level ?? (ways.includes('phone') ? 'phone' : 'none'), need);
  if (identity === undefined || (identity === null && !isMissing)) return null;
  return (
    <ProfileSection hash="identity" title={t('title')} text={t('text')}>
      {identity && (
        <p className="font-semibold">
          {t('checked', { level: t(identity.level), date: formatDate(lang, identity.checked_at) })}
        </p>
      )}
      {isMissing && need !== 'none' && (
        <>
          <p className={identity ? 'mt-3' : ''}>{t(`need.${need}`)}</p>
          {need !== 'phone' && (
            <p className="mt-1">
              <a href={localize(lang, paths.contact)} className="inline-flex min-h-11 items-center underline">
                {t('ask')}
              </a>
            </p>
          )}
        </>
      )}
    </ProfileSection>
  );
};
