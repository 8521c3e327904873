import type { ReactNode } from 'react';
import type { Language } from '../../i18n/languages.ts';
import { Entries } from './Entry.tsx';
import { QueueView } from './QueueView.tsx';
import { type AdminActions, useAdminActions } from './useAdminActions.ts';
import { type Decision, useDecision } from './useDecision.tsx';
import { type AskQueue, useQueue } from './useQueue.ts';

/** `decide` asks for a reason first; other actions run at once. */
export type Work = AdminActions & {
  decide: (decision: Decision) => void;
  /** Time at which the queue was read, by the database's clock (ms). */
  seen: number;
  refresh: () => void;
};

export type AdminQueueProps<T> = {
  lang: Language;
  /** Must be the same function at each render, or the queue restarts. */
  ask: AskQueue<T>;
  empty: ReactNode;
  onDone: () => void;
  children: (items: readonly T[], work: Work) => ReactNode;
};

/** Every action reloads the queue and the figures. */
export const AdminQueue = <T extends { id: string }>({
  lang,
  ask,
  empty,
  onDone,
  children,
}: AdminQueueProps<T>) => {
  const queue = useQueue(ask);
  const seen = queue.state === 'ready' ? queue.read_at : 0;
  const refresh = () => {
    void queue.reload();
    onDone();
  };
  const actions = useAdminActions(lang, seen, refresh);
  const { ask: decide, dialog } = useDecision(lang, actions);
  return (
    <>
      <QueueView lang={lang} queue={queue} empty={empty}>
        {(items) => <Entries>{children(items, { ...actions, decide, seen, refresh })}</Entries>}
      </QueueView>
      {dialog}
    </>
  );
};
