import { useStore } from '@nanostores/react';
import type { Language } from '../../i18n/languages.ts';
import { conversations } from '../../i18n/texts/conversations.ts';
import { translate } from '../../i18n/texts.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { $closed, closeLater, shownAs } from './closeLater.ts';
import { OddThread } from './OddThread.tsx';
import { withLook, withNewer, withReply } from './patchThread.ts';
import type { StoredThread } from './readThread.ts';
import { ThreadCard } from './ThreadCard.tsx';
import { Hint, Waiting } from './ThreadPlaces.tsx';
import { useOpenThread } from './useOpenThread.ts';
import type { ReadyThreads } from './useThreads.ts';

type Props = {
  lang: Language;
  userId: string;
  id: string;
  threads: readonly StoredThread[];
  onChange: ReadyThreads['change'];
};

export const OpenThread = ({ lang, userId, id, threads, onChange }: Props) => {
  const t = translate(lang, conversations);
  const open = useOpenThread(id, threads);
  const closed = useStore($closed);

  if (open.state === 'missing') return <Hint text={t('notFound')} />;
  if (open.state === 'failed') return <ErrorState lang={lang} title={t('loadFailed')} onRetry={open.retry} />;
  if (open.state === 'loading') return <Waiting />;
  const { thread } = open;
  if (thread.kind === 'odd') return <OddThread lang={lang} title={thread.title} status={thread.status} />;
  if (thread.kind === 'broken') return null;
  const inquiry = shownAs({ ...thread.inquiry, id: thread.id }, closed, userId);
  return (
    <ThreadCard
      lang={lang}
      thread={inquiry}
      userId={userId}
      onSent={(reply, changes) => onChange(inquiry, withReply(inquiry, reply, changes))}
      onOvertaken={(now) => onChange(inquiry, withNewer(now))}
      onSeen={() => onChange(inquiry, withLook(inquiry, userId))}
      onClose={() => closeLater(lang, inquiry, userId)}
    />
  );
};
