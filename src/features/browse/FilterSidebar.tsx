import { useEffect, useState } from 'react';
import { activeFilters, type Filters } from '../../domain/search/bikeFilter.ts';
import type { Language } from '../../i18n/languages.ts';
import { browse } from '../../i18n/texts/browse.ts';
import { translate } from '../../i18n/texts.ts';
import { clearPanel, FilterButtons, FilterFields } from './FilterPanel.tsx';
import { useDraft } from './useDraft.ts';

type Props = {
  lang: Language;
  /** Id of the search's form, which is elsewhere on the page. */
  formId: string;
  filters: Filters;
  /** Filters chosen before hydration; null without any. */
  early: Filters | null;
  onApply: (filters: Partial<Filters>) => void;
};

const wide = '(min-width: 1024px)';

/** Open on a wide screen. Works without scripts. */
export const FilterSidebar = ({ lang, formId, filters, early, onApply }: Props) => {
  const t = translate(lang, browse);
  const [isUsed, setUsed] = useState(false);
  const [isWide, setWide] = useState(false);
  const { draft, setDraft, apply, preview } = useDraft(filters, isUsed, onApply);
  useEffect(() => {
    const query = matchMedia(wide);
    const follow = () => setWide(query.matches);
    follow();
    query.addEventListener('change', follow);
    return () => query.removeEventListener('change', follow);
  }, []);
  // Set during render: before an effect, React would reset controls to the old choice.
  const [met, setMet] = useState(early);
  if (early && early !== met) {
    setMet(early);
    setDraft(early);
    setUsed(true);
  }
  const use = () => setUsed(true);
  return (
    <aside
      id="filters"
      aria-label={t('filterBikes')}
      onPointerEnter={use}
      onFocus={use}
      className="hidden lg:block noscript:block"
    >
      <div className="lg:sticky lg:top-20 lg:max-h-[calc(100dvh-6rem-var(--consent,0px))] lg:overflow-y-auto lg:pr-1 lg:pb-4">
        <FilterFields
          lang={lang}
          draft={draft}
          onDraft={(next) => {
            use();
            setDraft(next);
          }}
          facets={preview?.facets}
          hydrated={isWide}
          form={formId}
        />
        <div className="mt-6 flex flex-col-reverse gap-2">
          <FilterButtons
            lang={lang}
            count={preview?.count ?? null}
            onClear={() => {
              const cleared = { ...draft, ...clearPanel };
              if (activeFilters(filters).length > 0) apply(cleared);
              else setDraft(cleared);
            }}
            onApply={() => apply()}
            form={formId}
          />
        </div>
      </div>
    </aside>
  );
};
