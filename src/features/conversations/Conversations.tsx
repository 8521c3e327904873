import { useStore } from '@nanostores/react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Language } from '../../i18n/languages.ts';
import { conversations } from '../../i18n/texts/conversations.ts';
import { ui } from '../../i18n/texts/ui.ts';
import { translate } from '../../i18n/texts.ts';
import { reportError } from '../../shell/reportError.ts';
import { Button } from '../../ui/Button.tsx';
import { notify } from '../../ui/notify.ts';
import { $closed, shownAs } from './closeLater.ts';
import { InboxFilters } from './InboxFilters.tsx';
import { type Bikes, mergeSides, sidesOf, unreadFirst, withBikesOf } from './mergeThreads.ts';
import { OddThread } from './OddThread.tsx';
import type { StoredThread } from './readThread.ts';
import { prepareThread, ThreadPane } from './ThreadPane.tsx';
import { ThreadRow } from './ThreadRow.tsx';
import { listOthers, useInboxAddress } from './useInboxAddress.ts';
import type { ReadyThreads } from './useThreads.ts';
import { useVisibleHeight } from './useVisibleHeight.ts';
import { isWide, useWide } from './useWide.ts';

type Props = { lang: Language; userId: string; inbox: ReadyThreads };

/** Present time (ms), updated with the list or when the tab becomes visible. */
const useNow = (change: unknown) => {
  const [now, setNow] = useState(() => Date.now());
  // biome-ignore lint/correctness/useExhaustiveDependencies: the time is updated with each change.
  useEffect(() => {
    const update = () => setNow(Date.now());
    update();
    document.addEventListener('visibilitychange', update);
    return () => document.removeEventListener('visibilitychange', update);
  }, [change]);
  return now;
};

/** Keeps unread threads at the top, even after they are read. */
const useUnreadFirst = (threads: readonly StoredThread[], userId: string) => {
  const [first, setFirst] = useState<ReadonlySet<string>>(new Set());
  const next = unreadFirst(first, threads, userId);
  if (next !== first) setFirst(next);
  return next;
};

/** Bikes of all threads loaded so far, for the filter. */
const useBikes = (threads: readonly StoredThread[]) => {
  const [bikes, setBikes] = useState<Bikes>(new Map());
  const next = withBikesOf(bikes, threads);
  if (next !== bikes) setBikes(next);
  return next;
};

/** Thread shown by default, on wide screens only: the first one, kept when the list changes. */
const useFirstOpen = (threads: readonly StoredThread[]): string | null => {
  const wide = useWide();
  const [chosen, choose] = useState<string | null>(null);
  const first = threads.find(({ kind }) => kind === 'thread')?.id ?? null;
  if (wide && chosen === null && first !== null) choose(first);
  return wide ? (chosen ?? first) : null;
};

const useFocusMoves = (thread: string | null) => {
  const list = useRef<HTMLDivElement>(null);
  const pane = useRef<HTMLDivElement>(null);
  const before = useRef(thread);
  const scrollY = useRef(0);
  useEffect(() => {
    const keepScroll = () => {
      if (before.current === null) scrollY.current = window.scrollY;
    };
    document.addEventListener('scroll', keepScroll, { passive: true });
    return () => document.removeEventListener('scroll', keepScroll);
  }, []);
  useLayoutEffect(() => {
    const last = before.current;
    if (last === thread) return;
    before.current = thread;
    if (thread !== null) {
      pane.current?.focus({ preventScroll: true });
      window.scrollTo({ top: 0, behavior: 'instant' });
      return;
    }
    if (!isWide()) window.scrollTo({ top: scrollY.current, behavior: 'instant' });
    const rows = list.current?.querySelectorAll<HTMLElement>('a[href^="#"]') ?? [];
    const row = [...rows].find((link) => link.getAttribute('href') === `#${encodeURIComponent(last ?? '')}`);
    row?.focus({ preventScroll: true });
  }, [thread]);
  return { list, pane };
};

/** List and thread are side by side; a phone shows one at a time. */
export const Conversations = ({ lang, userId, inbox }: Props) => {
  const t = translate(lang, conversations);
  const { thread, view, bike } = useInboxAddress();
  const [loadingOlder, setLoadingOlder] = useState(false);
  const everything = mergeSides(inbox.sides);
  const first = useUnreadFirst(everything, userId);
  const sides = sidesOf(view, inbox.sides);
  const threads = mergeSides(sides, first);
  const bikes = useBikes(everything);
  const now = useNow(inbox.sides);
  const shown = useFirstOpen(threads);
  const open = thread ?? shown;
  const turns = useFocusMoves(thread);
  useVisibleHeight();
  const closed = useStore($closed);
  const isFiltered = view !== 'all' || bike !== null;
  const both = inbox.sides.every((side) => side.threads.length > 0);

  const older = async () => {
    setLoadingOlder(true);
    try {
      await inbox.older(view);
    } catch (failure) {
      reportError(failure, 'load older messages', { userId });
      notify({ title: t('loadFailed'), text: translate(lang, ui)('tryAgain'), tone: 'error' });
    } finally {
      setLoadingOlder(false);
    }
  };
  return (
    <div className="inbox" data-open={thread === null ? undefined : ''}>
      <section
        ref={turns.list}
        aria-label={t('conversations')}
        className="inbox-list"
        onPointerDown={prepareThread}
        onFocus={prepareThread}
      >
        {(isFiltered || both || bikes.size > 1) && (
          <InboxFilters lang={lang} view={view} bike={bike} bikes={bikes} />
        )}
        {threads.length === 0 && (
          <div className="py-4 text-center">
            <p>{t('noneHere')}</p>
            <Button className="mt-3" onClick={() => listOthers({ view: 'all', bike: null })}>
              {t('showAll')}
            </Button>
          </div>
        )}
        <ul className="grid grid-cols-1 gap-0.5">
          {threads.map((it) => (
            <li key={it.id}>
              {it.kind === 'odd' && <OddThread lang={lang} title={it.title} status={it.status} />}
              {it.kind === 'thread' && (
                <ThreadRow
                  lang={lang}
                  thread={shownAs({ ...it.inquiry, id: it.id }, closed, userId)}
                  userId={userId}
                  open={it.id === open}
                  now={now}
                />
              )}
            </li>
          ))}
        </ul>
        {sides.some(({ exhausted }) => !exhausted) && (
          <p className="mt-4 text-center">
            <Button loading={loadingOlder} onClick={() => void older()}>
              {t('older')}
            </Button>
          </p>
        )}
      </section>
      <section ref={turns.pane} tabIndex={-1} aria-label={t('conversation')} className="inbox-thread">
        <ThreadPane
          key={open}
          lang={lang}
          userId={userId}
          id={open}
          threads={inbox.sides.flatMap((side) => side.threads)}
          onChange={inbox.change}
        />
      </section>
    </div>
  );
};
