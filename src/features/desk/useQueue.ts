import { useCallback, useEffect, useRef, useState } from 'react';

type Item = { id: string };
type Page<T> = { items: T[]; more: boolean };
/** Reads the page behind an id, or the first one. */
export type AskQueue<T> = (after: string | null) => Promise<Page<T>>;
type State<T> = { state: 'loading' } | { state: 'failed' } | ({ state: 'ready'; adding: boolean } & Page<T>);

/** Later pages may bring again what is there already. */
const joined = <T extends Item>(known: readonly T[], next: readonly T[]) => {
  const ids = new Set(known.map(({ id }) => id));
  return [...known, ...next.filter(({ id }) => !ids.has(id))];
};

export type Queue<T> = State<T> & { reload: () => Promise<void>; showMore: () => void };

/**
 * A queue of the desk, a page at a time. While it is read again, what was there stays in sight.
 * It begins anew with another `ask`.
 */
export const useQueue = <T extends Item>(ask: AskQueue<T>): Queue<T> => {
  const [state, setState] = useState<State<T>>({ state: 'loading' });
  const current = useRef(0);

  const reload = useCallback(async () => {
    current.current += 1;
    const turn = current.current;
    setState((now) => (now.state === 'ready' ? now : { state: 'loading' }));
    const next = await ask(null).then(
      (page): State<T> => ({ state: 'ready', adding: false, ...page }),
      (): State<T> => ({ state: 'failed' }),
    );
    if (turn === current.current) setState(next);
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
    const turn = current.current;
    setState({ ...state, adding: true });
    const page = await ask(state.items.at(-1)?.id ?? null).catch(() => null);
    if (turn !== current.current) return;
    setState(
      page === null
        ? { state: 'failed' }
        : { state: 'ready', adding: false, more: page.more, items: joined(state.items, page.items) },
    );
  };

  return { ...state, reload, showMore: () => void showMore() };
};
