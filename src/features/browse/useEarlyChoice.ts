import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { Filters } from '../../domain/search/bikeFilter.ts';
import { readFilters, writeFilters } from '../../domain/search/filterAddress.ts';

const formFilters = (form: HTMLFormElement): Filters => {
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') query.append(name, value);
  return readFilters(query);
};

/**
 * Reads filters chosen before hydration, before React overwrites them.
 * @param built filters of the static page
 * @param apply called if text or order differ; other filters wait for the sidebar's button
 */
export const useEarlyChoice = (
  form: RefObject<HTMLFormElement | null>,
  built: Filters,
  apply: (changes: Partial<Filters>, how: 'replace') => void,
): Filters | null => {
  const [early, setEarly] = useState<Filters | null>(null);
  const first = useRef({ built, apply });
  useLayoutEffect(() => {
    if (!form.current) return;
    const chosen = formFilters(form.current);
    const { built, apply } = first.current;
    if (writeFilters(chosen) === writeFilters(built)) return;
    setEarly(chosen);
    const { text, sort } = chosen;
    if (text !== built.text || sort !== built.sort) apply({ text, sort }, 'replace');
  }, [form]);
  return early;
};
