import { Bell, Plus } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { Criteria } from '../../domain/alerts/alert.ts';
import { readCriteria } from '../../domain/alerts/alertAddress.ts';
import { useRenewedDevice } from '../../firebase/renewLater.ts';
import { useGuardedUser } from '../../firebase/session.ts';
import type { Language } from '../../i18n/languages.ts';
import { alerts as texts } from '../../i18n/texts/alerts.ts';
import { translate } from '../../i18n/texts.ts';
import { profileAt } from '../../ownPaths.ts';
import { island } from '../../shell/island.tsx';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { PressWaits } from '../../ui/PressWaits.tsx';
import { forgetPending, pendingAction } from '../../ui/pendingAction.ts';
import { Skeleton, SkeletonText } from '../../ui/Skeleton.tsx';
import { Toasts } from '../../ui/Toasts.tsx';
import { AlertRow } from './AlertRow.tsx';
import { EmailSettings } from './EmailSettings.tsx';
import { FollowedSellers } from './FollowedSellers.tsx';
import type { MyAlert } from './planChange.ts';
import { useAlerts } from './useAlerts.ts';
import { useFollows } from './useFollows.ts';

const AlertDialog = lazy(async () => ({ default: (await import('./AlertDialog.tsx')).AlertDialog }));

const skeletons = [1, 2, 3];

const Waiting = ({ lang }: { lang: Language }) => (
  <>
    <p role="status" className="sr-only">
      {translate(lang, texts)('loading')}
    </p>
    <ul aria-hidden="true">
      {skeletons.map((key) => (
        <li key={key} className="flex items-center gap-6 border-b border-line py-4">
          <div className="flex-1">
            <SkeletonText lines={2} />
          </div>
          <Skeleton className="h-6 w-32" />
        </li>
      ))}
    </ul>
  </>
);

const List = ({ lang, userId }: { lang: Language; userId: string }) => {
  const t = translate(lang, texts);
  const own = useAlerts(lang, userId);
  const followed = useFollows(lang, userId);
  const hasFollows = followed.follows !== 'failed' && followed.follows.length > 0;
  // Null until the form is first opened, which loads its code.
  const [adding, setAdding] = useState<boolean | null>(null);
  const [prefill, setPrefill] = useState<Partial<Criteria> | null>(null);
  const [edited, setEdited] = useState<MyAlert | null>(null);
  useEffect(() => {
    const criteria = readCriteria(new URLSearchParams(location.search));
    if (!criteria) return;
    const pending = pendingAction(location.pathname + location.search);
    // Removes the criteria from the address, so that a reload does not reopen the form.
    history.replaceState(history.state, '', location.pathname);
    const fillIn = () => {
      setPrefill(criteria);
      setAdding(true);
    };
    if (pending?.kind !== 'alert') return fillIn();
    forgetPending();
    const beyond = decodeURIComponent(pending.value.replace('search,', ''));
    import('./saveSearch.ts')
      .then(({ saveSearch }) => saveSearch(lang, userId, { criteria, beyond }))
      .then((isSaved) => !isSaved && fillIn(), fillIn);
  }, [lang, userId]);
  const open = (next: boolean) => {
    setAdding(next);
    if (!next) setPrefill(null);
  };
  const openFor = (alert: MyAlert | null) => {
    setEdited(alert);
    setAdding(true);
  };
  if (own.state === 'loading') return <Waiting lang={lang} />;
  if (own.state === 'failed')
    return <ErrorState lang={lang} title={t('loadFailed')} onRetry={() => void own.retry()} />;
  return (
    <>
      {own.alerts.length === 0 ? (
        <EmptyState
          icon={Bell}
          title={t('emptyTitle')}
          text={t('emptyText')}
          action={
            <Button variant="primary" onClick={() => openFor(null)}>
              {t('create')}
            </Button>
          }
        />
      ) : (
        <>
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p className="text-ink-soft">{t('count', { count: own.alerts.length })}</p>
            <Button variant="primary" onClick={() => openFor(null)}>
              <Plus size={18} aria-hidden="true" />
              {t('addNew')}
            </Button>
          </div>
          <ul className="mt-4 border-t border-line">
            {own.alerts.map((alert) => (
              <AlertRow
                key={alert.id}
                lang={lang}
                alert={alert}
                busy={own.busy.has(alert.id)}
                onSwitch={(active) => void own.setActive(alert, active)}
                onRhythm={(delivery) => void own.setDelivery(alert, delivery)}
                onEdit={() => openFor(alert)}
                onDelete={() => void own.remove(alert)}
              />
            ))}
          </ul>
        </>
      )}
      <FollowedSellers lang={lang} own={followed} />
      <EmailSettings lang={lang} userId={userId} hasAlerts={own.alerts.length > 0 || hasFollows} />
      {adding !== null && (
        <Suspense fallback={<PressWaits />}>
          <AlertDialog
            key={edited && `${edited.id} ${edited.revision}`}
            lang={lang}
            open={adding}
            onOpenChange={open}
            {...(prefill && { prefill })}
            {...(edited && { edited })}
            onSaved={() => void own.refresh().catch(() => undefined)}
          />
        </Suspense>
      )}
    </>
  );
};

export const Alerts = island('alerts', ({ lang }: { lang: Language }) => {
  const user = useGuardedUser(lang);
  useRenewedDevice(lang, user?.id);
  return (
    <>
      {user?.email === '' && (
        <p className="mb-6">
          {translate(lang, texts)('noEmail')}{' '}
          <a href={profileAt(lang, 'email')} className="onward">
            {translate(lang, texts)('addEmail')}
          </a>
        </p>
      )}
      {user ? <List key={user.id} lang={lang} userId={user.id} /> : <Waiting lang={lang} />}
      <Toasts lang={lang} />
    </>
  );
});
