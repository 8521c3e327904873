import { type ComponentProps, type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';

export type ComboboxProps = Pick<
  ComponentProps<'input'>,
  'role' | 'aria-expanded' | 'aria-controls' | 'aria-autocomplete' | 'aria-activedescendant' | 'onKeyDown'
>;

type Params<Option> = {
  /** Id of the list. Options append a hyphen and their index. */
  id: string;
  options: readonly Option[];
  keyOf: (option: Option) => string;
  onChoose: (option: Option) => void;
  /** Called when an arrow key is pressed on a closed list. */
  onOpen: () => void;
  onClose: () => void;
  /** Attributes of the field: https://www.w3.org/WAI/ARIA/apg/patterns/combobox/ */
  onCombobox: (props: ComboboxProps) => void;
};

/**
 * Makes a field the combobox of a list, with arrows, Enter and Escape.
 * @returns index of the active option, or -1
 */
export const useSuggestionKeys = <Option>(params: Params<Option>): number => {
  const { id, options, keyOf, onChoose, onOpen, onClose, onCombobox } = params;
  const [active, setActive] = useState(-1);
  // When the options change, the active one stays active if still included.
  const [lastOptions, setLastOptions] = useState(options);
  if (lastOptions !== options) {
    const activeOption = lastOptions[active];
    setLastOptions(options);
    setActive(activeOption ? options.findIndex((option) => keyOf(option) === keyOf(activeOption)) : -1);
  }
  const isOpen = options.length > 0;

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const option = options[active];
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const [step, first] = event.key === 'ArrowDown' ? [1, 0] : [-1, options.length - 1];
      if (!isOpen) onOpen();
      else setActive(active < 0 ? first : (active + step + options.length) % options.length);
    } else if (event.key === 'Enter') {
      // Without an active option, Enter submits the form as usual.
      if (!option) return onClose();
      event.preventDefault();
      onChoose(option);
    } else if (event.key === 'Escape' && isOpen) {
      // Otherwise Escape would empty the field.
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
