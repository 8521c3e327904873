import { MessagesSquare } from 'lucide-react';
import { useEffect } from 'react';
import { useRenewedDevice } from '../../firebase/renewLater.ts';
import { useGuardedUser } from '../../firebase/session.ts';
import type { Language } from '../../i18n/languages.ts';
import { conversations } from '../../i18n/texts/conversations.ts';
import { translate } from '../../i18n/texts.ts';
import { localize, paths } from '../../paths.ts';
import { island } from '../../shell/island.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { notify } from '../../ui/notify.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Toasts } from '../../ui/Toasts.tsx';
import { Conversations } from './Conversations.tsx';
import { mergeSides } from './mergeThreads.ts';
import { useInboxAddress } from './useInboxAddress.ts';
import { useThreads } from './useThreads.ts';

const Waiting = ({ lang }: { lang: Language }) => (
  <>
    <p role="status" className="sr-only">
      {translate(lang, conversations)('loading')}
    </p>
    <div aria-hidden="true" className="grid gap-2">
      {[1, 2, 3].map((key) => (
        <Skeleton key={key} className="h-20 rounded-lg" />
      ))}
    </div>
  </>
);

const Threads = ({ lang, userId }: { lang: Language; userId: string }) => {
  const t = translate(lang, conversations);
  const { thread, bike } = useInboxAddress();
  const inbox = useThreads(userId, bike);
  const failed = inbox.state === 'failed';
  useEffect(() => {
    if (failed) notify({ title: translate(lang, conversations)('loadFailed'), tone: 'error' });
  }, [failed, lang]);

  if (inbox.state === 'loading') return <Waiting lang={lang} />;
  if (inbox.state === 'failed')
    return <ErrorState lang={lang} title={t('loadFailed')} onRetry={inbox.retry} />;
  if (bike === null && thread === null && mergeSides(inbox.sides).length === 0)
    return (
      <EmptyState
        icon={MessagesSquare}
        title={t('empty')}
        text={t('emptyText')}
        action={<ButtonLink href={localize(lang, paths.home)}>{t('browse')}</ButtonLink>}
      />
    );

  return <Conversations lang={lang} userId={userId} inbox={inbox} />;
};

export const Inbox = island('inbox', ({ lang }: { lang: Language }) => {
  const user = useGuardedUser(lang);
  useRenewedDevice(lang, user?.id);
  return (
    <>
      {user ? <Threads key={user.id} lang={lang} userId={user.id} /> : <Waiting lang={lang} />}
      <Toasts lang={lang} />
    </>
  );
});
