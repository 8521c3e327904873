import type { ReactNode } from 'react';
import type { Language } from '../../i18n/languages.ts';
import { Entries } from './Entry.tsx';
import { QueueView } from './QueueView.tsx';
import { type AdminActions, useAdminActions } from './useAdminActions.ts';
import { type Asked, useDecision } from './useDecision.tsx';
import { type AskQueue, useQueue } from './useQueue.ts';

/** What can be done in a tab: an action at once, or one whose reason is asked for first. */
export type Work = AdminActions & { decide: (asked: Asked) => void };

export type AdminQueueProps<T> = {
  lang: Language;
  /** Reads the queue; stays the same function for as long as it is the same queue. */
  ask: AskQueue<T>;
  empty: ReactNode;
  onDone: () => void;
  /** The entries of what lies in the queue, each with its choices. */
  children: (items: readonly T[], work: Work) => ReactNode;
};

/** A queue that is worked off: whatever is done, it is read again, and the figures with it. */
export const AdminQueue = <T extends { id: string }>({
  lang,
  ask,
  empty,
  onDone,
  children,
}: AdminQueueProps<T>) => {
  const queue = useQueue(ask);
  const seen = queue.state === 'ready' ? queue.read_at : 0;
  const actions = useAdminActions(lang, seen, () => {
    void queue.reload();
    onDone();
  });
  const { ask: decide, dialog } = useDecision(lang, actions);
  return (
    <>
      <QueueView lang={lang} queue={queue} empty={empty}>
        {(items) => <Entries>{children(items, { ...actions, decide })}</Entries>}
      </QueueView>
      {dialog}
    </>
  );
};
