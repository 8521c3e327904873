import { type ChangeEvent, type KeyboardEvent, useRef, useState } from 'react';
import { matchOptions, optionCalled, sameOption } from './matchOptions.ts';
import type { Option } from './Select.tsx';

export type ComboboxState = {
  options: readonly Option[];
  value: string;
  onValueChange: (value: string) => void;
  freeText: boolean;
  /** Returns the value of the option that a text means, such as another name of a city. */
  meaningOf?: ((text: string) => string | null) | undefined;
};

/**
 * Editable combobox: https://www.w3.org/WAI/ARIA/apg/patterns/combobox/ Text that matches no option becomes
 * the value; the form's validation refuses it.
 */
export const useCombobox = ({ options, value, onValueChange, freeText, meaningOf }: ComboboxState) => {
  const optionOf = (wanted: string | null) => options.find((option) => option.value === wanted);
  // With free text, only labels select an option: a part of a city, for example, stays as typed.
  const optionMeant = (text: string) =>
    freeText
      ? optionCalled(options, text)
      : (sameOption(options, text) ?? optionOf(meaningOf?.(text) ?? null));
  // Null unless the user is typing: the field then shows the selected option.
  const [typed, type] = useState<string | null>(null);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const before = useRef(value);

  const matches = typed === null ? options : matchOptions(options, typed);
  const meant = typed === null || matches.length > 0 ? undefined : optionMeant(typed);
  const shownOptions = meant ? [meant] : matches;
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
  const settle = () => {
    hide();
    if (typed === null) return;
    onValueChange(optionMeant(typed)?.value ?? typed.trim());
    type(null);
  };
  const move = (step: number) => {
    if (!open) return show(step > 0 ? 0 : shownOptions.length - 1);
    if (shownOptions.length > 0)
      setActive(
        (active + step + shownOptions.length + (active < 0 && step < 0 ? 1 : 0)) % shownOptions.length,
      );
  };

  const onKeyDown = (event: KeyboardEvent) => {
    // The input method, such as Telex, handles keys while it composes a word.
    if (event.nativeEvent.isComposing) return;
    const option = open ? shownOptions[active] : undefined;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      move(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Enter' && open) {
      event.preventDefault();
      if (option) choose(option);
      else settle();
    } else if (event.key === 'Escape' && (open || typed !== null)) {
      // Escape must not close the dialog around the field.
      event.preventDefault();
      event.stopPropagation();
      if (typed !== null && !freeText) onValueChange(before.current);
      type(null);
      hide();
    }
  };

  return {
    found: shownOptions,
    open,
    active,
    text: typed ?? optionOf(value)?.label ?? value,
    choose,
    toggle: () => (open ? hide() : show()),
    input: {
      onKeyDown,
      onChange: (event: ChangeEvent<HTMLInputElement>) => {
        const text = event.target.value;
        if (typed === null) before.current = value;
        type(text);
        // Passes each change on at once: browsers may autofill without focus, and stored drafts may end
        // within a word.
        onValueChange(optionMeant(text)?.value ?? text);
        show(-1);
      },
      onClick: () => show(),
      onBlur: settle,
    },
  };
};
