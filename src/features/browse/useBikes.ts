import { useCallback, useEffect, useRef, useState } from 'react';
import type { Card } from '../../domain/card.ts';
import { type CatalogueIndex, pageSize } from '../../domain/catalogue.ts';
import { accepts, type Filters, isFiltered, noFilters, readFilters, writeFilters } from './filters.ts';
import { loadCatalogue } from './loadCatalogue.ts';

type First = { cards: Card[]; index: CatalogueIndex };

/** The bikes that the page came with, then, once more are asked for, the whole catalogue behind them. */
export const useBikes = ({ cards: first, index }: First) => {
  const [filters, setFilters] = useState<Filters>(noFilters);
  const [shown, setShown] = useState(pageSize);
  const [all, setAll] = useState<Card[] | null>(null);
  const [failed, setFailed] = useState(false);
  const loading = useRef(false);

  const load = useCallback(async () => {
    if (loading.current) return;
    loading.current = true;
    setFailed(false);
    try {
      setAll(await loadCatalogue());
    } catch {
      setFailed(true);
    } finally {
      loading.current = false;
    }
  }, []);

  useEffect(() => {
    const fromAddress = readFilters(location.search);
    if (!isFiltered(fromAddress)) return;
    setFilters(fromAddress);
    void load();
  }, [load]);

  const change = (next: Filters) => {
    setFilters(next);
    setShown(pageSize);
    history.replaceState(history.state, '', `${location.pathname}${writeFilters(next)}${location.hash}`);
    if (!all) void load();
  };
  const more = () => {
    setShown((count) => count + pageSize);
    if (!all) void load();
  };

  const matching = (all ?? first).filter((card) => accepts(filters, card));
  const waiting = all === null && (isFiltered(filters) || shown > pageSize) && !failed;
  const total = isFiltered(filters) || all ? matching.length : index.active + index.sold;
  return {
    filters,
    change,
    more,
    retry: load,
    failed,
    waiting,
    bikes: matching.slice(0, shown),
    total,
    hasMore: total > shown,
  };
};
