import { useEffect, useRef, useState } from 'react';
import type { Filters } from '../../domain/search/bikeFilter.ts';
import type { Facets } from '../../domain/search/bikeIndex.ts';
import { writeFilters } from '../../domain/search/filterAddress.ts';
import { askCatalogue } from './askCatalogue.ts';
import { panelOf } from './FilterPanel.tsx';

type Preview = { count: number; facets: Facets; make: string | null };

/** Key for comparing filters without search and order. */
const wordOf = (filters: Filters) => writeFilters({ ...filters, text: '', sort: 'best' });

/** Filters chosen but not yet applied. Once the panel is used, their matches are counted. */
export const useDraft = (applied: Filters, isUsed: boolean, onApply: (panel: Partial<Filters>) => void) => {
  const [draft, setDraft] = useState(applied);
  const [preview, setPreview] = useState<Preview | null>(null);
  const request = useRef(0);

  const panel = wordOf(applied);
  const [seen, setSeen] = useState(panel);
  if (panel !== seen) {
    setSeen(panel);
    setDraft(applied);
  }

  const apply = (choices: Filters = draft) => {
    setDraft(choices);
    onApply(panelOf(choices));
  };

  const wanted = { ...draft, text: applied.text, sort: applied.sort };
  const question = isUsed ? JSON.stringify(wanted) : null;
  useEffect(() => {
    if (question === null) return;
    request.current += 1;
    const requestId = request.current;
    const filters: Filters = JSON.parse(question);
    askCatalogue({ filters, from: 0, to: 0, facets: true })
      .then(({ active, facets }) => {
        if (requestId === request.current && facets)
          setPreview({ count: active, facets, make: filters.make });
      })
      .catch(() => requestId === request.current && setPreview(null));
  }, [question]);

  // Hides the models of the previous make until those of the new make arrive.
  const models = preview?.make === draft.make ? {} : { models: {} };
  const shown = preview && { count: preview.count, facets: { ...preview.facets, ...models } };
  return { draft: wanted, setDraft, apply, preview: shown };
};
