import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { Filters } from '../../domain/search/bikeFilter.ts';
import { readFilters, writeFilters } from '../../domain/search/filterAddress.ts';

/** What the controls of a form say, as an address would. */
const formFilters = (form: HTMLFormElement): Filters => {
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') query.set(name, value);
  return readFilters(query);
};

/**
 * Takes over the filters that were chosen or typed before the script came, once, before React renders its own.
 * @param built the filters that the page was built with
 * @param apply searches with a text or an order that differs; a sidebar's filters wait for its button
 * @returns the choice, or null where there was none
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
