import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Filters } from '../../domain/search/bikeFilter.ts';
import { readFilters, writeFilters } from '../../domain/search/filterAddress.ts';
import { pageSize } from '../../domain/search/pageSize.ts';
import { keepPosition, type ListPosition, readPosition } from './listPosition.ts';
import { foldIntro, showHeading } from './showHeading.ts';
import { type Results, totalOf, useResults } from './useResults.ts';

const addressOf = (filters: Filters) => location.pathname + writeFilters(filters);

const cardOf = (list: HTMLElement | null, bike: string | null) =>
  bike === null ? null : list?.querySelector<HTMLElement>(`[data-bike="${CSS.escape(bike)}"]`);

/** Milliseconds in which late layout of distant cards may still shift the list. */
const settlingMs = 700;

/** Keeps a card at the same height on the screen until the list settles or the visitor scrolls. */
const hold = (card: HTMLElement, offset: number) => {
  const over = new AbortController();
  const end = performance.now() + settlingMs;
  for (const touch of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
    addEventListener(touch, () => over.abort(), { passive: true, signal: over.signal });
  const align = () => {
    if (over.signal.aborted) return;
    scrollBy({ top: card.getBoundingClientRect().top - offset, behavior: 'instant' });
    if (performance.now() < end) requestAnimationFrame(align);
    else over.abort();
  };
  align();
};

const returnTo = (list: HTMLElement | null, { top, bike, offset }: ListPosition) => {
  const card = cardOf(list, bike);
  scrollTo({ top, behavior: 'instant' });
  if (!card) return;
  card.querySelector<HTMLElement>('h3 a')?.focus({ preventScroll: true });
  hold(card, offset);
};

/** Keeps the list's filters in the URL and history. Back from a bike scrolls to its card. */
export const useBrowse = (first: Results, list: RefObject<HTMLElement | null>) => {
  const { results, show, wantedNow, ...rest } = useResults(first);
  const { busy, failed } = rest;
  const shown = useRef(results);
  shown.current = results;
  const followed = useRef<string | null>(null);
  const [awaited, setAwaited] = useState<ListPosition | null>(null);
  /** Filters to apply once their dialog's history entry is gone. */
  const pending = useRef<Partial<Filters> | null>(null);
  /** True if the heading has to scroll into view with the results. */
  const isChosen = useRef(false);

  const go = useCallback(
    (filters: Filters, position: ListPosition | null) => {
      if (position) setAwaited(position);
      void show(filters, Math.max(pageSize, position?.shown ?? 0));
    },
    [show],
  );

  /** Applies filters. Typing replaces the history entry, a choice adds one. */
  const apply = useCallback(
    (changes: Partial<Filters>, how: 'push' | 'replace' = 'push') => {
      const filters = { ...wantedNow(), ...changes };
      const address = addressOf(filters);
      if (how === 'replace') history.replaceState({ ...history.state, browse: undefined }, '', address);
      else if (address !== location.pathname + location.search) history.pushState(null, '', address);
      if (how === 'push') isChosen.current = true;
      go(filters, null);
    },
    [go, wantedNow],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: each of these shows the first sign of new results.
  useLayoutEffect(() => {
    if (!isChosen.current) return;
    isChosen.current = false;
    foldIntro(wantedNow());
    showHeading();
  }, [results, busy, failed]);
  const applyAfterClosing = (filters: Partial<Filters>) => {
    pending.current = filters;
  };

  useEffect(() => {
    const onPop = () => {
      const chosen = pending.current;
      pending.current = null;
      if (chosen) return apply(chosen);
      const filters = readFilters(new URLSearchParams(location.search));
      // Closing a dialog also fires popstate, but leaves the filters unchanged.
      if (writeFilters(filters) === writeFilters(wantedNow())) return;
      // Runs before the browser restores the scroll position.
      foldIntro(filters);
      go(filters, readPosition(history.state));
    };
    addEventListener('popstate', onPop);
    return () => removeEventListener('popstate', onPop);
  }, [apply, go, wantedNow]);

  useLayoutEffect(() => {
    const position = readPosition(history.state);
    if (!position) return;
    history.scrollRestoration = 'manual';
    setAwaited(position);
    if (position.shown > shown.current.cards.length) void show(shown.current.filters, position.shown);
  }, [show]);

  const isRestored =
    awaited !== null && results.start + results.cards.length >= Math.min(awaited.shown, totalOf(results));
  useLayoutEffect(() => {
    if (!awaited || !isRestored) return;
    returnTo(list.current, awaited);
    setAwaited(null);
    history.scrollRestoration = 'auto';
  }, [awaited, isRestored, list]);

  useEffect(() => {
    const keep = () => {
      const { start, cards } = shown.current;
      const bike = followed.current;
      const offset = Math.round(cardOf(list.current, bike)?.getBoundingClientRect().top ?? 0);
      keepPosition({ shown: start + cards.length, top: Math.round(scrollY), bike, offset });
    };
    addEventListener('pagehide', keep);
    return () => removeEventListener('pagehide', keep);
  }, [list]);
  const follow = (bike: string) => {
    followed.current = bike;
  };

  return { results, apply, applyAfterClosing, follow, ...rest };
};
