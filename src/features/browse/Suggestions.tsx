import { MapPin, Motorbike, Settings2 } from 'lucide-react';
import {
  type ComponentProps,
  type KeyboardEvent,
  type RefObject,
  useDeferredValue,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { Filters } from '../../domain/search/bikeFilter.ts';
import type { Suggestion } from '../../domain/search/suggest.ts';
import type { Language } from '../../i18n/languages.ts';
import { browse } from '../../i18n/texts/browse.ts';
import { ui } from '../../i18n/texts/ui.ts';
import { translate } from '../../i18n/texts.ts';
import { askCatalogue } from './askCatalogue.ts';
import { applySuggestion, wordSuggestion } from './wordSuggestion.ts';

export type ComboboxProps = Pick<
  ComponentProps<'input'>,
  'role' | 'aria-expanded' | 'aria-controls' | 'aria-autocomplete' | 'aria-activedescendant' | 'onKeyDown'
>;
type Props = {
  lang: Language;
  filters: Filters;
  field: RefObject<HTMLInputElement | null>;
  /** What was typed and waits for suggestions; empty while none are wanted. */
  query: string;
  onChoose: (text: string) => void;
  onClose: () => void;
  /** Somebody asks for suggestions with an arrow. */
  onOpen: () => void;
  /** What makes the field a combobox: https://www.w3.org/WAI/ARIA/apg/patterns/combobox/ */
  onCombobox: (props: ComboboxProps) => void;
};
/** Suggestions with the text that they are for. */
type Found = { text: string; suggestions: readonly Suggestion[] };
const nothing: Found = { text: '', suggestions: [] };

const icons = { bike: Motorbike, location: MapPin, kind: Settings2 };

/** Only the newest text counts; without an answer the search works as before. */
const useFound = (filters: Filters, query: string): Found => {
  const [found, setFound] = useState(nothing);
  const text = useDeferredValue(query).trim();
  const question = JSON.stringify({ ...filters, text });
  useEffect(() => {
    if (text === '') return setFound(nothing);
    let isNewest = true;
    askCatalogue({ filters: JSON.parse(question), from: 0, to: 0, suggest: true })
      .then(({ suggestions }) => isNewest && setFound({ text, suggestions }))
      .catch(() => isNewest && setFound(nothing));
    return () => {
      isNewest = false;
    };
  }, [question, text]);
  return query.trim() === '' ? nothing : found;
};

/** The list under the search field: what its end may become, each with its number of bikes. */
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
  const { text, suggestions } = useFound(filters, query);
  const [active, setActive] = useState(-1);
  const keyOf = (suggestion: Suggestion) => `${suggestion.name} ${wordSuggestion(lang, suggestion)}`;
  // An answer that comes late brings another list: what was chosen stays chosen as long as it is in it.
  const [met, setMet] = useState(suggestions);
  if (met !== suggestions) {
    const chosen = met[active];
    setMet(suggestions);
    setActive(chosen ? suggestions.findIndex((one) => keyOf(one) === keyOf(chosen)) : -1);
  }
  const isOpen = suggestions.length > 0;
  const choose = (suggestion: Suggestion) => onChoose(applySuggestion(lang, text, suggestion));

  const onKeyDown = (event: KeyboardEvent) => {
    // An input method is still composing a word, as Telex does for Vietnamese.
    if (event.nativeEvent.isComposing) return;
    const suggestion = suggestions[active];
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const [step, first] = event.key === 'ArrowDown' ? [1, 0] : [-1, suggestions.length - 1];
      if (!isOpen) onOpen();
      else setActive(active < 0 ? first : (active + step + suggestions.length) % suggestions.length);
    } else if (event.key === 'Enter') {
      // The form's own button is pressed by it, which may be that of the filters: the search closes the list itself.
      if (!suggestion) return onClose();
      event.preventDefault();
      choose(suggestion);
    } else if (event.key === 'Escape' && isOpen) {
      // The field would be emptied by it, too.
      event.preventDefault();
      onClose();
    }
  };
  const latest = useRef(onKeyDown);
  latest.current = onKeyDown;
  useLayoutEffect(
    () =>
      onCombobox({
        role: 'combobox',
        'aria-autocomplete': 'list',
        'aria-expanded': isOpen,
        'aria-controls': isOpen ? id : undefined,
        'aria-activedescendant': isOpen && active >= 0 ? `${id}-${active}` : undefined,
        onKeyDown: (event) => latest.current(event),
      }),
    [id, isOpen, active, onCombobox],
  );

  // Between the field and the keyboard of a phone there may be no room: the page moves up by what is missing.
  useLayoutEffect(() => {
    if (!isOpen || !list.current || !field.current) return;
    const screen = visualViewport;
    const end = screen ? screen.offsetTop + screen.height : innerHeight;
    const missing = list.current.getBoundingClientRect().bottom + 8 - end;
    const room = field.current.getBoundingClientRect().top - 72;
    if (missing > 0 && room > 0) scrollBy({ top: Math.min(missing, room), behavior: 'instant' });
  }, [isOpen, field]);

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
        {suggestions.map((suggestion, place) => {
          const Icon = icons[suggestion.name];
          const words = wordSuggestion(lang, suggestion);
          return (
            // biome-ignore lint/a11y/useKeyWithClickEvents: keys are handled by the field, which keeps focus.
            // biome-ignore lint/a11y/useFocusableInteractive: the field points at it with aria-activedescendant.
            <div
              key={keyOf(suggestion)}
              id={`${id}-${place}`}
              role="option"
              aria-selected={place === active}
              data-active={place === active || undefined}
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
