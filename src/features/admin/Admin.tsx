import { lazy, Suspense, useEffect, useState } from 'react';
import type { Role } from '../../domain/admin/roles.ts';
import { useGuardedUser } from '../../firebase/session.ts';
import type { Language } from '../../i18n/languages.ts';
import { admin } from '../../i18n/texts/admin.ts';
import { ui } from '../../i18n/texts/ui.ts';
import { translate } from '../../i18n/texts.ts';
import { localize, paths } from '../../paths.ts';
import { island } from '../../shell/island.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Toasts } from '../../ui/Toasts.tsx';
import type { LawSource } from './PeopleLimit.tsx';

type Props = { lang: Language };
type AdminProps = Props & { source?: LawSource };

const AdminTabs = lazy(async () => ({ default: (await import('./AdminTabs.tsx')).AdminTabs }));

const Waiting = ({ lang }: Props) => (
  <>
    <h1 className="sr-only">{translate(lang, admin)('pageTitle')}</h1>
    <p role="status" className="sr-only">
      {translate(lang, ui)('loading')}
    </p>
    <Skeleton className="h-9 w-56" />
    <Skeleton className="mt-6 h-12 w-full" />
    <Skeleton className="mt-6 h-48 w-full rounded-lg" />
  </>
);

/** Shown to everybody except operators. */
const Missing = ({ lang }: Props) => {
  const t = translate(lang, admin);
  return (
    <div className="mx-auto max-w-xl py-12 text-center">
      <h1 className="text-3xl font-bold">{t('missing')}</h1>
      <p className="mt-3 text-lg text-ink-soft">{t('missingText')}</p>
      <ButtonLink variant="primary" href={localize(lang, paths.home)} className="mt-6">
        {t('home')}
      </ButtonLink>
    </div>
  );
};

type Access = 'unknown' | Role | 'other' | 'failed';

const useAccess = (userId: string | undefined) => {
  const [access, setAccess] = useState<Access>('unknown');
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry reads again.
  useEffect(() => {
    if (userId === undefined) return;
    let isCurrent = true;
    setAccess('unknown');
    import('../../firebase/operatorClaim.ts')
      .then(({ operatorRole }) => operatorRole())
      .then(
        (role) => isCurrent && setAccess(role ?? 'other'),
        () => isCurrent && setAccess('failed'),
      );
    return () => {
      isCurrent = false;
    };
  }, [userId, tries]);
  return { access, retry: () => setTries(tries + 1) };
};

/** Loads the admin page's code for operators only. */
export const Admin = island('admin', ({ lang, source }: AdminProps) => {
  const user = useGuardedUser(lang);
  const { access, retry } = useAccess(user?.id);
  if (access === 'other') return <Missing lang={lang} />;
  if (access === 'failed') return <ErrorState lang={lang} onRetry={retry} />;
  return (
    <>
      {user && access !== 'unknown' ? (
        <Suspense fallback={<Waiting lang={lang} />}>
          <AdminTabs lang={lang} operator={{ id: user.id, role: access }} source={source} />
        </Suspense>
      ) : (
        <Waiting lang={lang} />
      )}
      <Toasts lang={lang} />
    </>
  );
});
