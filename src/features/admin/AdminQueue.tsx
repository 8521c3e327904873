import type { ReactNode } from 'react';
import type { Language } from '../../i18n/languages.ts';
import { Entries } from './Entry.tsx';
import { QueueView } from './QueueView.tsx';
import { type Asked, useDecision } from './useDecision.tsx';
import { type Deeds, useDeeds } from './useDeeds.ts';
import { type AskQueue, useQueue } from './useQueue.ts';

/** What can be done in a room: a deed at once, or one whose reason is asked for first. */
export type Work = Deeds & { decide: (asked: Asked) => void };

type Props<T> = {
  lang: Language;
  /** Reads the queue; stays the same function for as long as it is the same queue. */
  ask: AskQueue<T>;
  empty: ReactNode;
  onDone: () => void;
  /** The entries of what lies in the queue, each with its choices. */
  children: (items: readonly T[], work: Work) => ReactNode;
};

/** A queue that is worked off: whatever is done, it is read again, and the figures with it. */
export const Room = <T extends { id: string }>({ lang, ask, empty, onDone, children }: Props<T>) => {
  const queue = useQueue(ask);
  const deeds = useDeeds(lang, () => {
    void queue.reload();
    onDone();
  });
  const decision = useDecision(lang, deeds);
  return (
    <>
      <QueueView lang={lang} queue={queue} empty={empty}>
        {(items) => <Entries>{children(items, { ...deeds, decide: decision.ask })}</Entries>}
      </QueueView>
      {decision.dialog}
    </>
  );
};
