import { MapPin, Motorbike, Settings2 } from 'lucide-react';
import { type RefObject, useId, useLayoutEffect, useRef } from 'react';
import type { Filters } from '../../domain/search/bikeFilter.ts';
import type { Suggestion } from '../../domain/search/suggest.ts';
import type { Language } from '../../i18n/languages.ts';
import { browse } from '../../i18n/texts/browse.ts';
import { ui } from '../../i18n/texts/ui.ts';
import { translate } from '../../i18n/texts.ts';
import { type ComboboxProps, useSuggestionKeys } from './useSuggestionKeys.ts';
import { useSuggestions } from './useSuggestions.ts';
import { applySuggestion, wordSuggestion } from './wordSuggestion.ts';

type Props = {
  lang: Language;
  filters: Filters;
  field: RefObject<HTMLInputElement | null>;
  query: string;
  onChoose: (text: string) => void;
  onClose: () => void;
  onOpen: () => void;
  onCombobox: (props: ComboboxProps) => void;
};
const icons = { bike: Motorbike, location: MapPin, kind: Settings2 };

/** Scrolls until the list is visible: a phone's keyboard leaves little room below the field. */
const useRoomBelow = (
  field: RefObject<HTMLElement | null>,
  list: RefObject<HTMLElement | null>,
  isOpen: boolean,
) =>
  useLayoutEffect(() => {
    if (!isOpen || !list.current || !field.current) return;
    const screen = visualViewport;
    const end = screen ? screen.offsetTop + screen.height : innerHeight;
    const missing = list.current.getBoundingClientRect().bottom + 8 - end;
    const room = field.current.getBoundingClientRect().top - 72;
    if (missing > 0 && room > 0) scrollBy({ top: Math.min(missing, room), behavior: 'instant' });
  }, [field, list, isOpen]);

export const Suggestions = ({
  lang,
  filters,
  field,
  query,
  onChoose,
  onClose,
  onOpen,
  onCombobox,
}: Props) => {
  const t = translate(lang, browse);
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const { text, suggestions } = useSuggestions(filters, query);
  const isOpen = suggestions.length > 0;
  const keyOf = (suggestion: Suggestion) => `${suggestion.name} ${wordSuggestion(lang, suggestion)}`;
  const choose = (suggestion: Suggestion) => onChoose(applySuggestion(lang, text, suggestion));
  const active = useSuggestionKeys({
    id,
    options: suggestions,
    keyOf,
    onChoose: choose,
    onOpen,
    onClose,
    onCombobox,
  });
  useRoomBelow(field, list, isOpen);

  return (
    <>
      <div
        ref={list}
        hidden={!isOpen}
        id={id}
        role="listbox"
        aria-label={t('suggestions')}
        // Pressing a suggestion must not take focus from the field.
        onPointerDown={(event) => event.preventDefault()}
        className="absolute inset-x-0 top-full z-30 mt-1 overflow-hidden rounded-md bg-surface py-1 shadow-float"
      >
        {suggestions.map((suggestion, index) => {
          const Icon = icons[suggestion.name];
          const words = wordSuggestion(lang, suggestion);
          return (
            // biome-ignore lint/a11y/useKeyWithClickEvents: keys are handled by the field, which keeps focus.
            // biome-ignore lint/a11y/useFocusableInteractive: the field points at it with aria-activedescendant.
            <div
              key={keyOf(suggestion)}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === active}
              data-active={index === active || undefined}
              onClick={() => choose(suggestion)}
              className="flex min-h-11 cursor-pointer items-center gap-3 px-3.5 py-1.5 hover:bg-sunken data-active:bg-sunken"
            >
              <Icon size={18} aria-hidden="true" className="shrink-0 text-ink-faint" />
              <span className="cut min-w-0 flex-1 first-letter:uppercase">{words}</span>
              <span className="shrink-0 text-sm text-ink-soft">
                {t('suggestionCount', { count: suggestion.count })}
              </span>
            </div>
          );
        })}
      </div>
      <span role="status" className="sr-only">
        {isOpen && translate(lang, ui)('matches', { count: suggestions.length })}
      </span>
    </>
  );
};
