import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { Filters } from '../../domain/search/bikeFilter.ts';
import { readFilters, writeFilters } from '../../domain/search/filterAddress.ts';

/** What the controls of a form say, as an address would. */
const formFilters = (form: HTMLFormElement): Filters => {
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') query.set(name, value);
  return readFilters(query);
};

/**
 * The page can be used before its script is there. What somebody chose or typed meanwhile is read from the
 * form once, before React says otherwise.
 */
export const useEarlyChoice = (
  form: RefObject<HTMLFormElement | null>,
  built: Filters,
  onChoice: (chosen: Filters) => void,
) => {
  const first = useRef({ built, onChoice });
  useLayoutEffect(() => {
    if (!form.current) return;
    const chosen = formFilters(form.current);
    if (writeFilters(chosen) !== writeFilters(first.current.built)) first.current.onChoice(chosen);
  }, [form]);
};
