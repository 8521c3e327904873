import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { type Inquiry, type Reply, sideOf } from '../../domain/inquiry.ts';
import type { Stored } from '../../domain/listing.ts';
import type { Language } from '../../i18n/languages.ts';
import { talk } from '../../i18n/texts/talk.ts';
import { translate } from '../../i18n/texts.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { $closed, closeLater, shownAs } from './closeLater.ts';
import { OddThread } from './OddThread.tsx';
import type { StoredThread } from './readThread.ts';
import { ThreadCard } from './ThreadCard.tsx';
import { Hint, Waiting } from './ThreadPane.tsx';
import { useOpenThread } from './useOpenThread.ts';

type Props = {
  lang: Language;
  userId: string;
  /** The thread that is open. */
  id: string;
  threads: readonly StoredThread[];
  /** Shows a changed thread in the list. */
  onChange: (thread: StoredThread) => void;
};

/** The open thread and what is done in it. */
export const OpenThread = ({ lang, userId, id, threads, onChange }: Props) => {
  const t = translate(lang, talk);
  const open = useOpenThread(id, threads);
  const [replying, setReplying] = useState(false);
  const closed = useStore($closed);

  const show = (inquiry: Stored<Inquiry>) => {
    const { id: thread, ...data } = inquiry;
    onChange({ id: thread, kind: 'thread', at: inquiry.updated_at, inquiry: data });
  };
  const sent = (inquiry: Stored<Inquiry>, reply: Stored<Reply>) => {
    setReplying(false);
    show({
      ...inquiry,
      status: 'replied',
      updated_at: reply.created_at,
      last_reply_by: userId,
      last_reply_id: reply.id,
    });
  };
  const seen = (inquiry: Stored<Inquiry>) =>
    // A clock that is slow does not leave it unread.
    show({ ...inquiry, [`${sideOf(inquiry, userId)}_seen_at`]: Math.max(Date.now(), inquiry.updated_at) });

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
      replying={replying}
      onReply={setReplying}
      onSent={(reply) => sent(inquiry, reply)}
      onSeen={() => seen(inquiry)}
      onClose={() => closeLater(lang, inquiry, userId)}
    />
  );
};
