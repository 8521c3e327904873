import { lazy, Suspense, useEffect, useState } from 'react';
import { useGuardedUser } from '../../firebase/session.ts';
import { island } from '../../frame/island.tsx';
import type { Language } from '../../i18n/languages.ts';
import { admin } from '../../i18n/texts/admin.ts';
import { ui } from '../../i18n/texts/ui.ts';
import { translate } from '../../i18n/texts.ts';
import { localize, paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Toasts } from '../../ui/Toasts.tsx';

type Props = { lang: Language };

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

/** What everybody but an operator finds here. */
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

type Standing = 'unknown' | 'operator' | 'other' | 'failed';

const useStanding = (userId: string | undefined) => {
  const [standing, setStanding] = useState<Standing>('unknown');
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks again.
  useEffect(() => {
    if (userId === undefined) return;
    let here = true;
    setStanding('unknown');
    import('../../firebase/operatorClaim.ts')
      .then(({ hasOperatorClaim }) => hasOperatorClaim())
      .then(
        (isOperator) => here && setStanding(isOperator ? 'operator' : 'other'),
        () => here && setStanding('failed'),
      );
    return () => {
      here = false;
    };
  }, [userId, tries]);
  return { standing, retry: () => setTries(tries + 1) };
};

/** The island of /admin. The admin page itself is fetched once it is known that an operator is here. */
export const Admin = island('admin', ({ lang }: Props) => {
  const user = useGuardedUser(lang);
  const { standing, retry } = useStanding(user?.id);
  if (standing === 'other') return <Missing lang={lang} />;
  if (standing === 'failed') return <ErrorState lang={lang} onRetry={retry} />;
  return (
    <>
      {user && standing === 'operator' ? (
        <Suspense fallback={<Waiting lang={lang} />}>
          <AdminTabs lang={lang} />
        </Suspense>
      ) : (
        <Waiting lang={lang} />
      )}
      <Toasts lang={lang} />
    </>
  );
});
