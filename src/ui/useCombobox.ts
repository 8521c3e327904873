import { type ChangeEvent, type KeyboardEvent, useState } from 'react';
import { matchOptions, sameOption } from './matchOptions.ts';
import type { Option } from './Select.tsx';

export type ComboboxState = {
  options: readonly Option[];
  value: string;
  onValueChange: (value: string) => void;
  freeText: boolean;
};

/** How an editable combobox behaves: https://www.w3.org/WAI/ARIA/apg/patterns/combobox/ */
export const useCombobox = ({ options, value, onValueChange, freeText }: ComboboxState) => {
  const labelOf = (wanted: string) =>
    options.find((option) => option.value === wanted)?.label ?? (freeText ? wanted : '');
  // Null while nothing is being typed: then the field shows what is chosen.
  const [typed, type] = useState<string | null>(null);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);

  const found = typed === null ? options : matchOptions(options, typed);
  const show = (index = -1) => {
    setOpen(true);
    setActive(index);
  };
  const hide = () => {
    setOpen(false);
    setActive(-1);
  };
  const choose = (option: Option) => {
    onValueChange(option.value);
    type(null);
    hide();
  };
  /** Leaving the field keeps a text that names an option, or any text where that is allowed. */
  const settle = () => {
    hide();
    if (typed === null) return;
    const same = sameOption(options, typed);
    if (same) onValueChange(same.value);
    else if (freeText || typed.trim() === '') onValueChange(typed.trim());
    type(null);
  };
  const move = (step: number) => {
    if (!open) return show(step > 0 ? 0 : found.length - 1);
    if (found.length > 0)
      setActive((active + step + found.length + (active < 0 && step < 0 ? 1 : 0)) % found.length);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    // An input method is still composing a word, as Telex does for Vietnamese.
    if (event.nativeEvent.isComposing) return;
    const option = open ? found[active] : undefined;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      move(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Enter' && open) {
      event.preventDefault();
      if (option) choose(option);
      else settle();
    } else if (event.key === 'Escape' && (open || typed !== null)) {
      // Not for the dialog around it.
      event.preventDefault();
      event.stopPropagation();
      type(null);
      hide();
    }
  };

  return {
    found,
    open,
    active,
    text: typed ?? labelOf(value),
    choose,
    toggle: () => (open ? hide() : show()),
    input: {
      onKeyDown,
      onChange: (event: ChangeEvent<HTMLInputElement>) => {
        type(event.target.value);
        // Whoever keeps the form keeps half a word, too.
        if (freeText) onValueChange(event.target.value);
        show(-1);
      },
      onClick: () => show(),
      onBlur: settle,
    },
  };
};
