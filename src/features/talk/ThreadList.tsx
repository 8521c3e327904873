import { useState } from 'react';
import type { Inquiry, Reply } from '../../domain/inquiry.ts';
import type { Stored } from '../../domain/listing.ts';
import { reportError } from '../../frame/reportError.ts';
import type { Language } from '../../i18n/languages.ts';
import { talk } from '../../i18n/texts/talk.ts';
import { translate } from '../../i18n/texts.ts';
import { Button } from '../../ui/Button.tsx';
import { notify } from '../../ui/notify.ts';
import type { StoredThread } from './readThread.ts';
import { ThreadCard } from './ThreadCard.tsx';
import type { ReadyThreads } from './useThreads.ts';
import { closeThread } from './writeThread.ts';

/** A thread whose status nobody knows says so, and leaves the others alone (D35). */
const OddThread = ({ lang, title, status }: { lang: Language; title: string; status: string }) => {
  const t = translate(lang, talk);
  return (
    <div role="alert" className="rounded-lg border border-danger bg-danger-soft p-4 md:p-6">
      <h2 className="text-lg font-bold">{title}</h2>
      <p className="mt-1 font-semibold wrap-anywhere">{t('invalidStatus', { value: status })}</p>
      <p className="mt-1 text-sm">{t('invalidText')}</p>
    </div>
  );
};

type Props = { lang: Language; userId: string; inbox: ReadyThreads };

/** The conversations, one below the other; one reply box is open at a time. */
export const ThreadList = ({ lang, userId, inbox }: Props) => {
  const t = translate(lang, talk);
  const [replying, setReplying] = useState<string | null>(null);
  const [closing, setClosing] = useState<string | null>(null);
  const [loadingOlder, setLoadingOlder] = useState(false);

  const show = (id: string, inquiry: Inquiry) =>
    inbox.put({ id, kind: 'thread', at: inquiry.created_at, inquiry });
  const sent = (id: string, inquiry: Inquiry, reply: Stored<Reply>) => {
    setReplying(null);
    show(id, {
      ...inquiry,
      status: 'replied',
      updated_at: reply.created_at,
      last_reply_by: userId,
      last_reply_id: reply.id,
    });
  };
  const close = async (id: string, inquiry: Inquiry) => {
    setClosing(id);
    try {
      await closeThread(id, userId);
      show(id, { ...inquiry, status: 'closed', closed_by: userId });
      setReplying((open) => (open === id ? null : open));
      notify({ title: t('marked', { status: t('status.closed') }), tone: 'success' });
    } catch (failure) {
      reportError(failure, 'close a thread', { userId });
      notify({ title: t('statusFailed'), tone: 'error' });
    } finally {
      setClosing(null);
    }
  };
  const older = async () => {
    setLoadingOlder(true);
    try {
      await inbox.older();
    } catch (failure) {
      reportError(failure, 'load older messages', { userId });
      notify({ title: t('loadFailed'), tone: 'error' });
    } finally {
      setLoadingOlder(false);
    }
  };
  const cardOf = (thread: StoredThread) => {
    if (thread.kind === 'broken') return null;
    if (thread.kind === 'odd') return <OddThread lang={lang} title={thread.title} status={thread.status} />;
    const { id, inquiry } = thread;
    return (
      <ThreadCard
        lang={lang}
        thread={{ ...inquiry, id }}
        userId={userId}
        replying={replying === id}
        closing={closing === id}
        onReply={(open) => setReplying(open ? id : null)}
        onSent={(reply) => sent(id, inquiry, reply)}
        onClose={() => void close(id, inquiry)}
      />
    );
  };
  return (
    <>
      <ul className="grid grid-cols-1 gap-5">
        {inbox.threads.map((thread) => (
          <li key={thread.id}>{cardOf(thread)}</li>
        ))}
      </ul>
      {inbox.hasOlder && (
        <p className="mt-6 text-center">
          <Button loading={loadingOlder} onClick={() => void older()}>
            {t('older')}
          </Button>
        </p>
      )}
    </>
  );
};
