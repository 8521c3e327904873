import { useCallback, useRef, useState } from 'react';
import type { Card } from '../../domain/listings/card.ts';
import type { Filters } from '../../domain/search/bikeFilter.ts';
import type { Understood } from '../../domain/search/bikeIndex.ts';
import type { Drop } from '../../domain/search/drop.ts';
import { pageSize } from '../../domain/search/pageSize.ts';
import { reportHandled } from '../../shell/reportHandled.ts';
import { askCatalogue } from './askCatalogue.ts';

export type Results = {
  filters: Filters;
  /** Number of bikes before the first card, if the address names a page; else 0. */
  start: number;
  cards: Card[];
  active: number;
  sold: number;
  drops: Drop[];
  understood: Understood | null;
};

export const totalOf = ({ filters, active, sold }: Results) => (filters.forSaleOnly ? active : active + sold);

type Question = { filters: Filters; count: number };
type State = {
  results: Results;
  /** Filters of the last request: controls show them before the results arrive. */
  question: Question;
  busy: 'list' | 'more' | null;
  failed: 'list' | 'more' | null;
};

/** Milliseconds before skeletons appear: a loaded catalogue answers faster. */
const delayMs = 150;

/**
 * Bikes that a page repeats from the previous one: removals meanwhile shift bikes, and none may be skipped.
 */
const overlap = 6;

const append = (now: readonly Card[], more: readonly Card[]) => {
  const shown = new Set(now.map(({ id }) => id));
  return [...now, ...more.filter(({ id }) => !shown.has(id))];
};

export const useResults = (first: Results) => {
  const question = { filters: first.filters, count: pageSize };
  const [state, setState] = useState<State>({ results: first, question, busy: null, failed: null });
  /** Newest state. Several changes may come before the next render. */
  const latest = useRef(state);
  const put = useCallback((changes: Partial<State>) => {
    latest.current = { ...latest.current, ...changes };
    setState(latest.current);
  }, []);
  /** Answers to older requests are dropped. */
  const latestRequest = useRef(0);
  /** True while another list is loading: the shown list must not load more. */
  const isLeaving = useRef(false);

  const show = useCallback(
    async (filters: Filters, count = pageSize): Promise<boolean> => {
      latestRequest.current += 1;
      const requestId = latestRequest.current;
      isLeaving.current = true;
      put({ question: { filters, count } });
      const slow = setTimeout(
        () => requestId === latestRequest.current && put({ busy: 'list', failed: null }),
        delayMs,
      );
      try {
        const { cards, active, sold, drops, understood } = await askCatalogue({
          filters,
          from: 0,
          to: count,
        });
        if (requestId !== latestRequest.current) return false;
        put({
          results: { filters, start: 0, cards, active, sold, drops, understood },
          busy: null,
          failed: null,
        });
        return true;
      } catch (failure) {
        reportHandled(failure, 'load the list');
        if (requestId === latestRequest.current) put({ busy: null, failed: 'list' });
        return false;
      } finally {
        clearTimeout(slow);
        if (requestId === latestRequest.current) isLeaving.current = false;
      }
    },
    [put],
  );

  const more = useCallback(async () => {
    const { results, busy } = latest.current;
    const from = results.start + results.cards.length;
    if (busy || isLeaving.current || from >= totalOf(results)) return;
    latestRequest.current += 1;
    const requestId = latestRequest.current;
    put({ busy: 'more', failed: null });
    try {
      const answer = await askCatalogue({
        filters: results.filters,
        from: Math.max(results.start, from - overlap),
        to: from + pageSize,
      });
      if (requestId !== latestRequest.current) return;
      const { active, sold } = answer;
      put({
        results: { ...results, cards: append(results.cards, answer.cards), active, sold },
        busy: null,
        failed: null,
      });
    } catch (failure) {
      reportHandled(failure, 'load more of the list');
      if (requestId === latestRequest.current) put({ busy: null, failed: 'more' });
    }
  }, [put]);

  const { filters, count } = state.question;
  const retry = () => (state.failed === 'more' ? more() : show(filters, count));
  const wantedNow = useCallback(() => latest.current.question.filters, []);

  return { ...state, wanted: filters, wantedNow, show, more, retry };
};
