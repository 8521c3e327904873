import { useCallback, useEffect, useRef, useState } from 'react';
import { reportHandled } from '../../shell/reportHandled.ts';
import { type Page, planMore } from './planMore.ts';

/** Reads the page after an id, or the first page. */
export type AskQueue<T> = (after: string | null) => Promise<Page<T>>;
type Ready<T> = Page<T> & {
  state: 'ready';
  adding: boolean;
  stuck: boolean;
};
type State<T> = { state: 'loading' } | { state: 'failed' } | Ready<T>;

export type Queue<T> = State<T> & { reload: () => Promise<void>; showMore: () => void };

/** Queue, page by page. A reload keeps the items; another `ask` restarts the queue. */
export const useQueue = <T extends { id: string }>(ask: AskQueue<T>): Queue<T> => {
  const [state, setState] = useState<State<T>>({ state: 'loading' });
  const current = useRef(0);

  const reload = useCallback(async () => {
    current.current += 1;
    const request = current.current;
    setState((now) => (now.state === 'ready' ? now : { state: 'loading' }));
    const next = await ask(null).then(
      (page): State<T> => ({ state: 'ready', adding: false, stuck: false, ...page }),
      (failure: unknown): State<T> => {
        reportHandled(failure, 'load a queue of the admin page');
        return { state: 'failed' };
      },
    );
    if (request === current.current) setState(next);
  }, [ask]);

  useEffect(() => {
    setState({ state: 'loading' });
    void reload();
    return () => {
      current.current += 1;
    };
  }, [reload]);

  const showMore = async () => {
    if (state.state !== 'ready' || state.adding) return;
    const request = current.current;
    setState({ ...state, adding: true, stuck: false });
    const page = await ask(state.items.at(-1)?.id ?? null).catch(() => null);
    if (request !== current.current) return;
    setState({ state: 'ready', adding: false, ...planMore(state, page) });
  };

  return { ...state, reload, showMore: () => void showMore() };
};
