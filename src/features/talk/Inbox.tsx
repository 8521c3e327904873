import { MessagesSquare } from 'lucide-react';
import { useEffect } from 'react';
import { useGuardedUser } from '../../firebase/session.ts';
import { island } from '../../frame/island.tsx';
import type { Language } from '../../i18n/languages.ts';
import { talk } from '../../i18n/texts/talk.ts';
import { translate } from '../../i18n/texts.ts';
import { localize, paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { notify } from '../../ui/notify.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Toasts } from '../../ui/Toasts.tsx';
import { ThreadList } from './ThreadList.tsx';
import { useThreads } from './useThreads.ts';

const Waiting = ({ lang }: { lang: Language }) => (
  <>
    <p role="status" className="sr-only">
      {translate(lang, talk)('loading')}
    </p>
    <div aria-hidden="true" className="grid gap-5">
      {[1, 2, 3].map((place) => (
        <Skeleton key={place} className="h-72 rounded-lg" />
      ))}
    </div>
  </>
);

/** Leads to the thread that a letter's link names, once it is there. */
const useThreadInAddress = (ready: boolean) =>
  useEffect(() => {
    if (ready && location.hash) document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, [ready]);

const Threads = ({ lang, userId }: { lang: Language; userId: string }) => {
  const t = translate(lang, talk);
  const inbox = useThreads(userId);
  useThreadInAddress(inbox.state === 'ready');
  const failed = inbox.state === 'failed';
  useEffect(() => {
    if (failed) notify({ title: translate(lang, talk)('loadFailed'), tone: 'error' });
  }, [failed, lang]);

  if (inbox.state === 'loading') return <Waiting lang={lang} />;
  if (inbox.state === 'failed')
    return <ErrorState lang={lang} title={t('loadFailed')} onRetry={inbox.retry} />;
  if (inbox.threads.length === 0)
    return (
      <EmptyState
        icon={MessagesSquare}
        title={t('empty')}
        text={t('emptyText')}
        action={<ButtonLink href={localize(lang, paths.home)}>{t('browse')}</ButtonLink>}
      />
    );

  return <ThreadList lang={lang} userId={userId} inbox={inbox} />;
};

/** The island of /messages. */
export const Inbox = island('inbox', ({ lang }: { lang: Language }) => {
  const user = useGuardedUser(lang);
  return (
    <>
      {user ? <Threads key={user.id} lang={lang} userId={user.id} /> : <Waiting lang={lang} />}
      <Toasts lang={lang} />
    </>
  );
});
