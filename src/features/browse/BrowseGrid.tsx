import { useStore } from '@nanostores/react';
import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Rates } from '../../domain/money/money.schema.ts';
import type { Filters } from '../../domain/search/bikeFilter.ts';
import { wordsOf } from '../../domain/text/words.ts';
import { island } from '../../frame/island.tsx';
import type { Language } from '../../i18n/languages.ts';
import { ui } from '../../i18n/texts/ui.ts';
import { translate } from '../../i18n/texts.ts';
import { $chosenBikes, openChosen } from '../../ui/chosenBikes.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import type { Elements } from '../../ui/elements.ts';
import { notify } from '../../ui/notify.ts';
import { PressWaits } from '../../ui/PressWaits.tsx';
import { ActiveChips } from './ActiveChips.tsx';
import { BikeGrid } from './BikeGrid.tsx';
import { BrowseSheets, type OpenedSheet } from './BrowseSheets.tsx';
import { EmptyResults } from './EmptyResults.tsx';
import { FilterSidebar } from './FilterSidebar.tsx';
import { GuideHits } from './GuideHits.tsx';
import { PageLinks } from './PageLinks.tsx';
import { RatesNote } from './RatesNote.tsx';
import { ResultsHeading } from './ResultsHeading.tsx';
import { SearchBar } from './SearchBar.tsx';
import { SortControl } from './SortControl.tsx';
import { keepShownRates } from './shownRates.ts';
import { useBrowse } from './useBrowse.ts';
import { useCardActions } from './useCardActions.ts';
import { useEarlyChoice } from './useEarlyChoice.ts';
import { useGuides } from './useGuides.ts';
import { useLastCard } from './useLastCard.ts';
import { useMissingNotice } from './useMissingNotice.ts';
import { useOwnBikes } from './useOwnBikes.ts';
import { type Results, totalOf } from './useResults.ts';

// Loaded with the first bike that is chosen, on this page or one before.
const ChosenBikes = lazy(async () => ({ default: (await import('../../ui/ChosenBikes.tsx')).ChosenBikes }));
// Loaded with the first press of a heart or of a contact by somebody who is not signed in.
const SignInPrompt = lazy(async () => ({
  default: (await import('../../ui/SignInPrompt.tsx')).SignInPrompt,
}));

type Props = {
  lang: Language;
  first: Results;
  rates: Rates;
  pageNumber: number;
  /** Links below the search, from the page. */
  quick?: Elements;
  /** The slides, from the page: behind the first bikes on a phone, around the search on a wide screen. */
  slides?: Elements;
};
const formId = 'browse';

/** What stands in the search field: Enter in it presses the sidebar's button, which is the form's own. */
const typedIn = (form: HTMLFormElement | null): Partial<Filters> => {
  const field = form?.elements.namedItem('q');
  return field instanceof HTMLInputElement ? { text: field.value.trim() } : {};
};

/** The home page's list: complete in the HTML; narrowed, sorted and continued in the browser. */
export const BrowseGrid = island('grid', ({ lang, first, rates, pageNumber, quick, slides }: Props) => {
  const list = useRef<HTMLElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const [early, setEarly] = useState<Filters | null>(null);
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
  useEffect(() => {
    if (failed) notify({ title: translate(lang, ui)('loadFailed'), tone: 'error' });
  }, [failed, lang]);

  useEarlyChoice(form, first.filters, (chosen) => {
    setEarly(chosen);
    const { text, sort } = chosen;
    if (text !== first.filters.text || sort !== first.filters.sort) apply({ text, sort }, 'replace');
  });
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
    // Without a script the filters stand in a phone's page: behind the bikes, where the button leads.
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
        <ActiveChips
          lang={lang}
          filters={wanted}
          // Of another text they would be taken out in the wrong place.
          understood={wanted.text === filters.text ? results.understood : null}
          onChange={apply}
        />
        <ResultsHeading
          lang={lang}
          results={results}
          isLoading={busy === 'list'}
          onChange={apply}
          sort={
            <SortControl
              lang={lang}
              formId={formId}
              filters={wanted}
              onSort={(sort) => apply({ sort })}
              onOpen={() => open('sort')}
            />
          }
        />
        {!guides.isLate && <GuideHits lang={lang} hits={guides.hits} />}
        {failed === 'list' && <ErrorState lang={lang} onRetry={() => void grid.retry()} />}
        {isEmpty && <EmptyResults lang={lang} results={results} onChange={apply} />}
        {failed !== 'list' && <BikeGrid {...bikes} part="first" />}
      </div>
      {slides}
      <div className="browse-later">
        {failed !== 'list' && <BikeGrid {...bikes} part="later" />}
        {guides.isLate && <GuideHits lang={lang} hits={guides.hits} />}
        {failed === 'more' && <ErrorState lang={lang} onRetry={() => void grid.retry()} />}
        {chosen !== null && chosen.length > 0 && (
          <Suspense fallback={null}>
            <ChosenBikes lang={lang} />
          </Suspense>
        )}
        <PageLinks lang={lang} filters={filters} page={pageNumber} total={total} />
        <RatesNote lang={lang} rates={rates} />
      </div>
      <Suspense fallback={<PressWaits />}>
        <BrowseSheets
          lang={lang}
          opened={opened}
          filters={wanted}
          onClose={() => open(null)}
          onApply={applyFromSheet}
        />
        {prompt && (
          <SignInPrompt
            lang={lang}
            back={location.pathname + location.search}
            {...prompt}
            onClose={closePrompt}
          />
        )}
      </Suspense>
    </section>
  );
});
