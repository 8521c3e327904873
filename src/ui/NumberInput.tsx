import { type ChangeEvent, type ComponentProps, type ReactNode, useLayoutEffect, useRef } from 'react';
import type { Language } from '../i18n/languages.ts';
import { classes } from './classes.ts';
import { caretAfter, groupDigits, parseWhole } from './grouping.ts';
import { controlClass } from './variants.ts';

type Props = Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'type' | 'ref' | 'onChange'> & {
  lang: Language;
  /** A whole number, or null while nothing is typed. */
  value: number | null;
  onValueChange: (value: number | null) => void;
  /** Behind the number: ₫, km, cc. */
  unit?: ReactNode;
};

/**
 * A whole number, grouped while it is typed: 38.500.000 in Vietnamese, 38,500,000 in English.
 * @example <NumberInput {...ids} lang={lang} unit="₫" value={price} onValueChange={setPrice} />
 */
export const NumberInput = ({ lang, value, onValueChange, unit, className, ...rest }: Props) => {
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);
  const shown = groupDigits(lang, value);

  useLayoutEffect(() => {
    if (caret.current === null) return;
    input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });

  const change = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const next = parseWhole(target.value);
    const grouped = groupDigits(lang, next);
    const place = caretAfter(target.value, target.selectionStart ?? grouped.length, grouped);
    if (next !== value) {
      caret.current = place;
      onValueChange(next);
      return;
    }
    // The same number typed another way is not rendered again, so its text is put right here; Delete steps over
    // the separator that it could not remove.
    const forward = nativeEvent instanceof InputEvent && nativeEvent.inputType === 'deleteContentForward';
    target.value = grouped;
    target.setSelectionRange(place + Number(forward), place + Number(forward));
  };

  return (
    <div className="relative">
      <input
        type="text"
        inputMode="numeric"
        autoComplete="off"
        {...rest}
        ref={input}
        value={shown}
        onChange={change}
        className={classes(controlClass, 'figures', unit !== undefined && 'pr-12', className)}
      />
      {unit !== undefined && (
        <span
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 right-3.5 grid place-items-center text-ink-faint"
        >
          {unit}
        </span>
      )}
    </div>
  );
};
