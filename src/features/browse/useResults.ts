import { useCallback, useRef, useState } from 'react';
import type { Card } from '../../domain/listings/card.ts';
import type { Filters } from '../../domain/search/bikeFilter.ts';
import type { Understood } from '../../domain/search/bikeIndex.ts';
import type { Drop } from '../../domain/search/drop.ts';
import { pageSize } from '../../domain/search/pageSize.ts';
import { reportHandled } from '../../frame/reportHandled.ts';
import { askCatalogue } from './askCatalogue.ts';

/** The list as it stands: which bikes, from which place on, out of how many. */
export type Results = {
  filters: Filters;
  /** Bikes that come before the first card: none, unless the address named a page. */
  start: number;
  cards: Card[];
  active: number;
  sold: number;
  drops: Drop[];
  understood: Understood | null;
};

/** How many bikes the list has when it has been scrolled to its end. */
export const totalOf = ({ filters, active, sold }: Results) => (filters.forSaleOnly ? active : active + sold);

type Question = { filters: Filters; count: number };
type State = {
  results: Results;
  /** What was asked for last, which the controls show; the results follow a moment later. */
  question: Question;
  busy: 'list' | 'more' | null;
  failed: 'list' | 'more' | null;
};

/** Cards come at once from a catalogue that is loaded; skeletons are for when it is not. */
const patience = 150;

/**
 * A bike listed, sold or deleted since the page was made moves all others by a place: the next question
 * begins a little before the end of what is shown, so that none is left out.
 */
const overlap = 6;

const append = (now: readonly Card[], more: readonly Card[]) => {
  const shown = new Set(now.map(({ id }) => id));
  return [...now, ...more.filter(({ id }) => !shown.has(id))];
};

/** The list that the page came with, then whatever is asked of the catalogue behind it. */
export const useResults = (first: Results) => {
  const question = { filters: first.filters, count: pageSize };
  const [state, setState] = useState<State>({ results: first, question, busy: null, failed: null });
  /** Ahead of what is drawn: two filters may be chosen, or a list's end come into view, before the next list is. */
  const latest = useRef(state);
  const put = useCallback((changes: Partial<State>) => {
    latest.current = { ...latest.current, ...changes };
    setState(latest.current);
  }, []);
  /** Only the newest question counts: an answer that was overtaken is dropped. */
  const turn = useRef(0);
  /** Another list is on its way: the end of this one is of no interest any more. */
  const isLeaving = useRef(false);

  const show = useCallback(
    async (filters: Filters, count = pageSize): Promise<boolean> => {
      turn.current += 1;
      const mine = turn.current;
      isLeaving.current = true;
      put({ question: { filters, count } });
      const slow = setTimeout(() => mine === turn.current && put({ busy: 'list', failed: null }), patience);
      try {
        const { cards, active, sold, drops, understood } = await askCatalogue({
          filters,
          from: 0,
          to: count,
        });
        if (mine !== turn.current) return false;
        put({
          results: { filters, start: 0, cards, active, sold, drops, understood },
          busy: null,
          failed: null,
        });
        return true;
      } catch (failure) {
        reportHandled(failure, 'load the list');
        if (mine === turn.current) put({ busy: null, failed: 'list' });
        return false;
      } finally {
        clearTimeout(slow);
        if (mine === turn.current) isLeaving.current = false;
      }
    },
    [put],
  );

  const more = useCallback(async () => {
    const { results, busy } = latest.current;
    const from = results.start + results.cards.length;
    if (busy || isLeaving.current || from >= totalOf(results)) return;
    turn.current += 1;
    const mine = turn.current;
    put({ busy: 'more', failed: null });
    try {
      const answer = await askCatalogue({
        filters: results.filters,
        from: Math.max(results.start, from - overlap),
        to: from + pageSize,
      });
      if (mine !== turn.current) return;
      const { active, sold } = answer;
      put({
        results: { ...results, cards: append(results.cards, answer.cards), active, sold },
        busy: null,
        failed: null,
      });
    } catch (failure) {
      reportHandled(failure, 'load more of the list');
      if (mine === turn.current) put({ busy: null, failed: 'more' });
    }
  }, [put]);

  const { filters, count } = state.question;
  const retry = () => (state.failed === 'more' ? more() : show(filters, count));
  const wantedNow = useCallback(() => latest.current.question.filters, []);

  return { ...state, wanted: filters, wantedNow, show, more, retry };
};
