import { ArrowDownUp, Search, SlidersHorizontal, X } from 'lucide-react';
import { type ChangeEvent, lazy, type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import {
  activeFilters,
  type Filters,
  type Sort,
  shownSort,
  sortsFor,
} from '../../domain/search/bikeFilter.ts';
import type { Language } from '../../i18n/languages.ts';
import { browse } from '../../i18n/texts/browse.ts';
import { translate } from '../../i18n/texts.ts';
import { localize, paths, searchId } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Select } from '../../ui/Select.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { buttonClass } from '../../ui/variants.ts';
import type { ComboboxProps } from './Suggestions.tsx';

// Loaded with the first letter: whoever only looks has no need of it.
const Suggestions = lazy(async () => ({ default: (await import('./Suggestions.tsx')).Suggestions }));

type Props = {
  lang: Language;
  form: RefObject<HTMLFormElement | null>;
  formId: string;
  filters: Filters;
  onText: (text: string) => void;
  onSort: (sort: Sort) => void;
  onSubmit: (text: string) => void;
  onOpenFilters: () => void;
  onOpenSort: () => void;
};

/** Typing searches by itself after this pause, in milliseconds. */
const pause = 200;

/** What is typed shows at once; the list follows when the typing pauses. */
const useTyped = (
  field: RefObject<HTMLInputElement | null>,
  text: string,
  onText: (text: string) => void,
) => {
  const [typed, setTyped] = useState(text);
  /** The text that was asked for last. Only one that came from elsewhere, such as by Back, is put into the field. */
  const [known, setKnown] = useState(text);
  if (text !== known) {
    setKnown(text);
    // What was typed before the script was there comes back without the space at its end; the next word goes on behind it.
    const there = field.current?.value ?? '';
    setTyped(there.trim() === text ? there : text);
  }
  const latest = useRef(onText);
  latest.current = onText;
  useEffect(() => {
    const wanted = typed.trim();
    if (wanted === known) return;
    const timer = setTimeout(() => {
      setKnown(wanted);
      latest.current(wanted);
    }, pause);
    // Whoever goes back right away does not want what they typed.
    const drop = () => clearTimeout(timer);
    addEventListener('popstate', drop);
    return () => {
      drop();
      removeEventListener('popstate', drop);
    };
  }, [typed, known]);
  return [typed, setTyped] as const;
};

/** Search, the way to the filters on a small screen, and the order. Plain form controls until the script is there. */
export const SearchBar = ({ lang, form, formId, filters, onText, ...on }: Props) => {
  const t = translate(lang, browse);
  const field = useRef<HTMLInputElement>(null);
  const [typed, type] = useTyped(field, filters.text, onText);
  /** What was typed by hand and may be completed; null until something has been. */
  const [query, setQuery] = useState<string | null>(null);
  const [combobox, setCombobox] = useState<ComboboxProps>({});
  const closeSuggestions = () => setQuery((now) => now && '');
  const narrowing = activeFilters(filters).filter((name) => name !== 'text').length;
  const orders = sortsFor(filters.text);
  const shown = shownSort(filters);
  const clear = () => {
    type('');
    closeSuggestions();
    field.current?.focus();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: the form itself is the search; an element around it would add nothing.
    <form
      ref={form}
      id={formId}
      action={localize(lang, paths.home)}
      method="get"
      role="search"
      autoComplete="off"
      onSubmit={(event) => {
        event.preventDefault();
        closeSuggestions();
        on.onSubmit(typed.trim());
      }}
      className="flex flex-wrap gap-2"
    >
      {filters.forSaleOnly && <input type="hidden" name="sold" value="0" />}
      <div className="relative min-w-0 flex-1 basis-full md:basis-0">
        <Search
          size={20}
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 left-3.5 -translate-y-1/2 text-ink-faint"
        />
        <TextInput
          ref={field}
          type="search"
          id={searchId}
          name="q"
          aria-label={t('search')}
          placeholder={t('searchHint')}
          maxLength={80}
          enterKeyHint="search"
          autoCapitalize="none"
          {...combobox}
          value={typed}
          onChange={(event: ChangeEvent<HTMLInputElement>) => {
            type(event.target.value);
            setQuery(event.target.value);
          }}
          onBlur={closeSuggestions}
          className="px-[min(2.75rem,16vw)] [&::-webkit-search-cancel-button]:hidden"
        />
        {typed !== '' && (
          <IconButton
            icon={X}
            label={t('clearSearch')}
            onClick={clear}
            className="absolute top-1/2 right-0.5 -translate-y-1/2 noscript:hidden"
          />
        )}
        {query !== null && (
          <Suspense fallback={null}>
            <Suggestions
              lang={lang}
              filters={filters}
              field={field}
              query={query}
              onChoose={(text) => {
                type(text);
                closeSuggestions();
                on.onSubmit(text);
              }}
              onClose={closeSuggestions}
              onOpen={() => setQuery(typed)}
              onCombobox={setCombobox}
            />
          </Suspense>
        )}
      </div>
      <LinkButton
        href="#filters"
        onPress={on.onOpenFilters}
        className={buttonClass({ className: 'min-h-12 flex-1 md:flex-none lg:hidden' })}
      >
        <SlidersHorizontal size={18} aria-hidden="true" className="shrink-0" />
        <span>{t('filters') + (narrowing > 0 ? ` (${narrowing})` : '')}</span>
      </LinkButton>
      <Button onClick={on.onOpenSort} className="min-h-12 flex-1 md:hidden noscript:hidden">
        <ArrowDownUp size={18} aria-hidden="true" className="shrink-0" />
        <span className="cut">{filters.sort === 'best' ? t('sort') : t(filters.sort)}</span>
      </Button>
      <div className="hidden md:block md:w-52 noscript:block noscript:flex-1">
        <Select
          name="sort"
          aria-label={t('sortBy')}
          // The first is nobody's choice: a form that is sent without a script names no order for it.
          options={orders.map((order, place) => ({ value: place === 0 ? '' : order, label: t(order) }))}
          value={shown === orders[0] ? '' : shown}
          onValueChange={(value) => on.onSort(orders.find((sort) => sort === value) ?? orders[0] ?? 'best')}
        />
      </div>
    </form>
  );
};
