import { Search, SlidersHorizontal, X } from 'lucide-react';
import { type ChangeEvent, lazy, type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import { activeFilters, type Filters } from '../../domain/search/bikeFilter.ts';
import type { Language } from '../../i18n/languages.ts';
import { browse } from '../../i18n/texts/browse.ts';
import { translate } from '../../i18n/texts.ts';
import { localize, paths, searchId } from '../../paths.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import type { ComboboxProps } from './useSuggestionKeys.ts';

const Suggestions = lazy(async () => ({ default: (await import('./Suggestions.tsx')).Suggestions }));

type Props = {
  lang: Language;
  form: RefObject<HTMLFormElement | null>;
  formId: string;
  filters: Filters;
  onText: (text: string) => void;
  onSubmit: (text: string) => void;
  onOpenFilters: () => void;
};

const pauseMs = 200;

/** Shows typed text at once, and searches after a pause. */
const useTyped = (
  field: RefObject<HTMLInputElement | null>,
  text: string,
  onText: (text: string) => void,
) => {
  const [typed, setTyped] = useState(text);
  /** Last searched text. If `text` differs (after Back), it replaces the field's content. */
  const [searched, setSearched] = useState(text);
  if (text !== searched) {
    setSearched(text);
    // Keeps a trailing space typed before hydration.
    const there = field.current?.value ?? '';
    setTyped(there.trim() === text ? there : text);
  }
  const latest = useRef(onText);
  latest.current = onText;
  useEffect(() => {
    const wanted = typed.trim();
    if (wanted === searched) return;
    const timer = setTimeout(() => {
      setSearched(wanted);
      latest.current(wanted);
    }, pauseMs);
    const drop = () => clearTimeout(timer);
    addEventListener('popstate', drop);
    return () => {
      drop();
      removeEventListener('popstate', drop);
    };
  }, [typed, searched]);
  return [typed, setTyped] as const;
};

export const SearchBar = ({ lang, form, formId, filters, onText, ...on }: Props) => {
  const t = translate(lang, browse);
  const field = useRef<HTMLInputElement>(null);
  const [typed, type] = useTyped(field, filters.text, onText);
  const [query, setQuery] = useState<string | null>(null);
  const [combobox, setCombobox] = useState<ComboboxProps>({});
  const closeSuggestions = () => setQuery((now) => now && '');
  const narrowing = activeFilters(filters).filter((name) => name !== 'text').length;
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
      className="relative"
    >
      {filters.forSaleOnly && <input type="hidden" name="sold" value="0" />}
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
        className="pr-24 pl-[min(2.75rem,16vw)] lg:pr-11 [&::-webkit-search-cancel-button]:hidden"
      />
      {typed !== '' && (
        <IconButton
          icon={X}
          label={t('clearSearch')}
          onClick={clear}
          className="absolute top-1/2 right-12 -translate-y-1/2 text-ink lg:right-0.5 noscript:hidden"
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
      <LinkButton
        href="#filters"
        onPress={on.onOpenFilters}
        aria-label={t('filters') + (narrowing > 0 ? ` (${narrowing})` : '')}
        className="absolute inset-y-0.5 right-0.5 flex min-w-11 items-center justify-center gap-1 rounded-md px-2 font-semibold text-ink no-underline hover:bg-sunken lg:hidden"
      >
        <SlidersHorizontal size={20} aria-hidden="true" className="shrink-0" />
        {narrowing > 0 && <span>{narrowing}</span>}
      </LinkButton>
    </form>
  );
};
