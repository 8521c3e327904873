import { type ChangeEvent, type ComponentProps, type ReactNode, useLayoutEffect, useRef } from 'react';
import type { Rates } from '../domain/money/money.schema.ts';
import { likelyPrice } from '../domain/prices/likelyPrice.ts';
import type { Language } from '../i18n/languages.ts';
import { AmountMeaning } from './AmountMeaning.tsx';
import { classes } from './classes.ts';
import { caretAfter, groupDigits, parseWhole } from './grouping.ts';
import { type AmountKind, useAmount } from './useAmount.ts';
import { controlClass } from './variants.ts';

type Props = Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'type' | 'ref' | 'onChange'> & {
  lang: Language;
  /** Whole number, or null while the field is empty. */
  value: number | null;
  onValueChange: (value: number | null) => void;
  unit?: ReactNode;
  /** Also accepts an amount in words, and shows its meaning. */
  amount?: AmountKind;
  /** Lowest plausible amount in đồng; below it the field asks which amount is meant. 0: never asks. */
  least?: number | undefined;
  /** Exchange rates for foreign amounts; approximate ones by default. */
  rates?: Rates | undefined;
  /** False for a year, which has no separators. */
  isGrouped?: boolean;
};

/**
 * Field for a whole number, grouped while typing (38.500.000), or an amount in words (12tr5).
 * @example <NumberInput {...ids} lang={lang} unit="₫" value={price} onValueChange={setPrice} />
 */
export const NumberInput = ({
  lang,
  value,
  onValueChange,
  unit,
  amount,
  rates,
  least,
  isGrouped = true,
  className,
  onBlur,
  ...rest
}: Props) => {
  const { worded, shown: words, take, forget, settle } = useAmount(lang, amount, value, rates, onValueChange);
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);
  const group = (number: number | null) => (isGrouped ? groupDigits(lang, number) : String(number ?? ''));
  const shown = words ?? group(value);

  useLayoutEffect(() => {
    if (caret.current === null) return;
    input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });

  const change = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const meant = take(target.value, nativeEvent);
    if (meant !== undefined) {
      if (meant !== value) onValueChange(meant);
      return;
    }
    const next = parseWhole(target.value);
    const grouped = group(next);
    const position = caretAfter(target.value, target.selectionStart ?? grouped.length, grouped);
    if (next !== value) {
      caret.current = position;
      onValueChange(next);
      return;
    }
    // The number is unchanged, so React does not render: corrects the text here. Forward delete moves the
    // caret past the separator.
    const forward = nativeEvent instanceof InputEvent && nativeEvent.inputType === 'deleteContentForward';
    target.value = grouped;
    target.setSelectionRange(position + Number(forward), position + Number(forward));
  };

  const field = (
    <div className="relative">
      <input
        type="text"
        inputMode={amount ? 'decimal' : 'numeric'}
        autoComplete="off"
        {...(amount && { maxLength: 40 })}
        {...rest}
        ref={input}
        value={shown}
        onChange={change}
        onBlur={(event) => {
          if (worded?.values.length === 1) settle();
          onBlur?.(event);
        }}
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
  if (!amount) return field;
  const meant = amount === 'money' && value !== null ? likelyPrice(value, least) : null;
  const choose = (chosen: number) => {
    forget();
    onValueChange(chosen);
    input.current?.focus();
  };
  return (
    <>
      {field}
      <AmountMeaning lang={lang} kind={amount} worded={worded} meant={meant} onChoose={choose} />
    </>
  );
};
