import { useDeferredValue, useEffect, useState } from 'react';
import type { Filters } from '../../domain/search/bikeFilter.ts';
import type { Suggestion } from '../../domain/search/suggest.ts';
import { askCatalogue } from './askCatalogue.ts';

type Answer = { text: string; suggestions: readonly Suggestion[] };
const nothing: Answer = { text: '', suggestions: [] };

/** Returns no suggestions after a failure. */
export const useSuggestions = (filters: Filters, query: string): Answer => {
  const [answer, setAnswer] = useState(nothing);
  const text = useDeferredValue(query).trim();
  const question = JSON.stringify({ ...filters, text });
  useEffect(() => {
    if (text === '') return setAnswer(nothing);
    let isNewest = true;
    askCatalogue({ filters: JSON.parse(question), from: 0, to: 0, suggest: true })
      .then(({ suggestions }) => isNewest && setAnswer({ text, suggestions }))
      .catch(() => isNewest && setAnswer(nothing));
    return () => {
      isNewest = false;
    };
  }, [question, text]);
  return query.trim() === '' ? nothing : answer;
};
