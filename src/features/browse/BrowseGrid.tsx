import { useStore } from '@nanostores/react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Rates } from '../../domain/money/money.schema.ts';
import type { Filters } from '../../domain/search/bikeFilter.ts';
import { wordsOf } from '../../domain/text/words.ts';
import type { Language } from '../../i18n/languages.ts';
import { ui } from '../../i18n/texts/ui.ts';
import { translate } from '../../i18n/texts.ts';
import { island } from '../../shell/island.tsx';
import { $chosenBikes, openChosen } from '../../ui/chosenBikes.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import type { Elements } from '../../ui/elements.ts';
import { notify } from '../../ui/notify.ts';
import { BikeGrid } from './BikeGrid.tsx';
import { BrowseDialogs } from './BrowseDialogs.tsx';
import type { OpenedSheet } from './BrowseSheets.tsx';
import { EmptyResults } from './EmptyResults.tsx';
import { FilterSidebar } from './FilterSidebar.tsx';
import { GuideHits } from './GuideHits.tsx';
import { ListEnd } from './ListEnd.tsx';
import { ResultsTop } from './ResultsTop.tsx';
import { SearchBar } from './SearchBar.tsx';
import { keepShownRates } from './shownRates.ts';
import { useBrowse } from './useBrowse.ts';
import { useCardActions } from './useCardActions.ts';
import { useEarlyChoice } from './useEarlyChoice.ts';
import { useGuides } from './useGuides.ts';
import { useLastCard } from './useLastCard.ts';
import { useMissingNotice } from './useMissingNotice.ts';
import { useOwnBikes } from './useOwnBikes.ts';
import { type Results, totalOf } from './useResults.ts';

type Props = {
  lang: Language;
  first: Results;
  rates: Rates;
  pageNumber: number;
  quick?: Elements;
  /** Static slides: after the first bikes on a phone, around the search on a wide screen. */
  slides?: Elements;
};
const formId = 'browse';

/** Pressing Enter in the search field clicks the sidebar's button, which must apply the text. */
const typedIn = (form: HTMLFormElement | null): Partial<Filters> => {
  const field = form?.elements.namedItem('q');
  return field instanceof HTMLInputElement ? { text: field.value.trim() } : {};
};

const useFailureNotice = (lang: Language, failed: 'list' | 'more' | null) =>
  useEffect(() => {
    if (failed) notify({ title: translate(lang, ui)('loadFailed'), tone: 'error' });
  }, [lang, failed]);

/** The home page's list: complete in static HTML, filtered and continued in the browser. */
export const BrowseGrid = island('grid', ({ lang, first, rates, pageNumber, quick, slides }: Props) => {
  const list = useRef<HTMLElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const [opened, open] = useState<OpenedSheet>(null);
  useState(() => keepShownRates(rates));
  const grid = useBrowse(first, list);
  const { results, wanted, busy, failed, apply, more } = grid;
  const { filters, cards } = results;
  const total = totalOf(results);
  const { liked, onLike, onContact, asksToSignIn, prompt, closePrompt } = useCardActions(lang);
  const own = useOwnBikes();
  const chosen = useStore($chosenBikes);
  useEffect(openChosen, []);
  const guides = useGuides(lang, wanted.text, filters.text);
  useMissingNotice(lang);
  useFailureNotice(lang, failed);
  const early = useEarlyChoice(form, first.filters, apply);
  const hasMore = results.start + cards.length < total;
  useLastCard(list, cards, hasMore && busy === null && failed === null, more);

  const applyFromSheet = useCallback(
    (chosen: Partial<Filters>) => {
      grid.applyAfterClosing(chosen);
      open(null);
    },
    [grid.applyAfterClosing],
  );
  const words = useMemo(() => wordsOf(filters.text), [filters.text]);
  const isEmpty = cards.length === 0 && busy === null && failed === null;

  const bikes = { lang, cards, rates, liked, own, chosen, words, busy, onLike, onContact, asksToSignIn };

  return (
    // Without scripts, a phone shows the filters below the bikes. The filter button links to them.
    <section
      ref={list}
      aria-labelledby="rides"
      onClickCapture={({ target }) => {
        const bike = target instanceof Element && target.closest<HTMLElement>('[data-bike]')?.dataset.bike;
        if (bike) grid.follow(bike);
      }}
      className="browse"
    >
      <div className="browse-search">
        <SearchBar
          lang={lang}
          form={form}
          formId={formId}
          filters={wanted}
          onText={(text) => apply({ text }, 'replace')}
          onSubmit={(text) => apply({ text })}
          onOpenFilters={() => open('filters')}
        />
        {quick}
      </div>
      <FilterSidebar
        lang={lang}
        formId={formId}
        filters={wanted}
        early={early}
        onApply={(panel) => apply({ ...panel, ...typedIn(form.current) })}
      />
      <div className="browse-first">
        <ResultsTop
          lang={lang}
          formId={formId}
          results={results}
          wanted={wanted}
          isLoading={busy === 'list'}
          onChange={apply}
          onOpenSort={() => open('sort')}
        />
        {!guides.isLate && <GuideHits lang={lang} hits={guides.hits} />}
        {failed === 'list' && <ErrorState lang={lang} onRetry={() => void grid.retry()} />}
        {isEmpty && <EmptyResults lang={lang} results={results} onChange={apply} />}
        {failed !== 'list' && <BikeGrid {...bikes} part="first" />}
      </div>
      {slides}
      <div className="browse-later">
        {failed !== 'list' && <BikeGrid {...bikes} part="later" />}
        {guides.isLate && (
          <div className="mt-4 empty:hidden">
            <GuideHits lang={lang} hits={guides.hits} />
          </div>
        )}
        {failed === 'more' && <ErrorState lang={lang} onRetry={() => void grid.retry()} />}
        <ListEnd {...{ lang, chosen, filters, total, rates }} page={pageNumber} />
      </div>
      <BrowseDialogs
        lang={lang}
        opened={opened}
        filters={wanted}
        onClose={() => open(null)}
        onApply={applyFromSheet}
        prompt={prompt}
        closePrompt={closePrompt}
      />
    </section>
  );
});
