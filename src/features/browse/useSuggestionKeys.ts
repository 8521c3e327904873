import { type ComponentProps, type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';

export type ComboboxProps = Pick<
  ComponentProps<'input'>,
  'role' | 'aria-expanded' | 'aria-controls' | 'aria-autocomplete' | 'aria-activedescendant' | 'onKeyDown'
>;

type Params<Option> = {
  /** Id of the list. An option's id is this one, a hyphen and its index. */
  id: string;
  options: readonly Option[];
  keyOf: (option: Option) => string;
  onChoose: (option: Option) => void;
  /** Called when an arrow is pressed while the list is closed. */
  onOpen: () => void;
  onClose: () => void;
  /** Receives the attributes of the field: https://www.w3.org/WAI/ARIA/apg/patterns/combobox/ */
  onCombobox: (props: ComboboxProps) => void;
};

/**
 * Turns a field into the combobox of a list, controlled by arrows, Enter and Escape.
 * @returns index of the active option, or -1
 */
export const useSuggestionKeys = <Option>(params: Params<Option>): number => {
  const { id, options, keyOf, onChoose, onOpen, onClose, onCombobox } = params;
  const [active, setActive] = useState(-1);
  // A late answer replaces the list. The active option stays active if it is still included.
  const [lastOptions, setLastOptions] = useState(options);
  if (lastOptions !== options) {
    const activeOption = lastOptions[active];
    setLastOptions(options);
    setActive(activeOption ? options.findIndex((option) => keyOf(option) === keyOf(activeOption)) : -1);
  }
  const isOpen = options.length > 0;

  const onKeyDown = (event: KeyboardEvent) => {
    // An input method such as Telex is composing a word.
    if (event.nativeEvent.isComposing) return;
    const option = options[active];
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const [step, first] = event.key === 'ArrowDown' ? [1, 0] : [-1, options.length - 1];
      if (!isOpen) onOpen();
      else setActive(active < 0 ? first : (active + step + options.length) % options.length);
    } else if (event.key === 'Enter') {
      // Enter presses the form's own button, which may be the filters'. The search closes the list itself.
      if (!option) return onClose();
      event.preventDefault();
      onChoose(option);
    } else if (event.key === 'Escape' && isOpen) {
      // Otherwise Escape would empty the field, too.
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
  return active;
};
