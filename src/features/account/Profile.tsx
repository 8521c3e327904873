import { lazy, Suspense, useEffect, useState } from 'react';
import type { Way } from '../../firebase/accounts.ts';
import { signOut, useGuardedUser } from '../../firebase/session.ts';
import type { SessionUser } from '../../firebase/sessionUser.ts';
import type { Language } from '../../i18n/languages.ts';
import { profile } from '../../i18n/texts/profile.ts';
import { safety } from '../../i18n/texts/safety.ts';
import { translate } from '../../i18n/texts.ts';
import { localize, paths, shopStockPath } from '../../paths.ts';
import { settings } from '../../settings.ts';
import { island } from '../../shell/island.tsx';
import { lazyPart } from '../../shell/lazyPart.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { Toasts } from '../../ui/Toasts.tsx';
import { ChangePassword } from './ChangePassword.tsx';
import { DeleteAccount } from './DeleteAccount.tsx';
import { DownloadData } from './DownloadData.tsx';
import { loadAccounts } from './loadAccounts.ts';
import { DetailsSkeleton, ProfileDetails } from './ProfileDetails.tsx';
import { ProfileSection } from './ProfileSection.tsx';

const BlockedPeople = lazy(async () => ({ default: (await import('./BlockedPeople.tsx')).BlockedPeople }));

const OwnPhone = lazy(async () => ({ default: (await import('./OwnPhone.tsx')).OwnPhone }));
const OwnZalo = lazy(async () => ({ default: (await import('./OwnZalo.tsx')).OwnZalo }));
const DeviceChoices = lazyPart(async () => (await import('./DeviceChoices.tsx')).DeviceChoices, null);
const OwnConsents = lazyPart(async () => (await import('./OwnConsents.tsx')).OwnConsents, null);
const OwnIdentity = lazyPart(async () => (await import('./OwnIdentity.tsx')).OwnIdentity, null);
const AwayAnswers = lazyPart(async () => (await import('./AwayAnswers.tsx')).AwayAnswers, null);
const AddEmail = lazy(async () => ({ default: (await import('./AddEmail.tsx')).AddEmail }));

const useWays = (user: SessionUser | null): [readonly Way[], () => void] => {
  const [ways, setWays] = useState<readonly Way[]>([]);
  const id = user?.id;
  const refresh = () => {
    loadAccounts()
      .then(async ({ waysIn }) => setWays(await waysIn()))
      .catch(() => setWays([]));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: for another member, and on request.
  useEffect(() => {
    if (id) refresh();
  }, [id]);
  return [ways, refresh];
};

const OwnProfile = ({ lang, onGone }: { lang: Language; onGone: () => void }) => {
  const t = translate(lang, profile);
  const say = translate(lang, safety);
  const user = useGuardedUser(lang);
  const [ways, lookAgain] = useWays(user);
  return (
    <>
      <h1 className="mb-8 font-bold text-3xl">{t('title')}</h1>
      <ProfileSection title={t('details.title')}>
        {user ? <ProfileDetails lang={lang} user={user} /> : <DetailsSkeleton lang={lang} />}
      </ProfileSection>
      {user && ways.includes('password') && (
        <ProfileSection title={t('password.title')}>
          <ChangePassword lang={lang} email={user.email} />
        </ProfileSection>
      )}
      {user && (
        <>
          <Suspense fallback={null}>
            {user.email === '' && <AddEmail lang={lang} />}
            {settings.phoneSignIn.enabled && (
              <OwnPhone lang={lang} ways={ways} hasEmail={user.email !== ''} onChange={lookAgain} />
            )}
            {settings.signIn.zalo !== '' && ways.length > 0 && (
              <OwnZalo lang={lang} ways={ways} onChange={lookAgain} />
            )}
            <OwnIdentity lang={lang} userId={user.id} ways={ways} />
            {settings.pushKey !== '' && <DeviceChoices lang={lang} />}
            <AwayAnswers lang={lang} userId={user.id} />
          </Suspense>
          <ProfileSection title={say('blocked.title')} text={say('blocked.text')}>
            <Suspense fallback={null}>
              <BlockedPeople lang={lang} userId={user.id} />
            </Suspense>
          </ProfileSection>
          <ProfileSection title={t('shop.title')} text={t('shop.text')}>
            <a href={localize(lang, shopStockPath)} className="onward">
              {t('shop.open')}
            </a>
          </ProfileSection>
          <OwnConsents lang={lang} userId={user.id} />
          <ProfileSection title={t('data.title')} text={t('data.text')}>
            <DownloadData lang={lang} />
          </ProfileSection>
          <ProfileSection hash="leave" title={t('leave.title')} text={t('leave.text')}>
            <DeleteAccount lang={lang} email={user.email} ways={ways} onGone={onGone} />
          </ProfileSection>
        </>
      )}
    </>
  );
};

const Gone = ({ lang }: { lang: Language }) => {
  const t = translate(lang, profile);
  // This page stays: the component that redirects after a sign-out is already unmounted.
  useEffect(() => void signOut().catch(() => undefined), []);
  return (
    <div role="status">
      <h1 className="font-bold text-3xl">{t('gone.title')}</h1>
      <p className="mt-3 mb-6 max-w-prose">{t('gone.text')}</p>
      <ButtonLink variant="primary" href={localize(lang, paths.home)}>
        {t('gone.home')}
      </ButtonLink>
    </div>
  );
};

export const Profile = island('profile', ({ lang }: { lang: Language }) => {
  const [gone, setGone] = useState(false);
  return (
    <>
      {gone ? <Gone lang={lang} /> : <OwnProfile lang={lang} onGone={() => setGone(true)} />}
      <Toasts lang={lang} />
    </>
  );
});
