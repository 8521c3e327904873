import { Check, ChevronDown } from 'lucide-react';
import { type ComponentProps, useEffect, useId, useRef } from 'react';
import type { Language } from '../i18n/languages.ts';
import { ui } from '../i18n/texts/ui.ts';
import { translate } from '../i18n/texts.ts';
import { classes } from './classes.ts';
import { type ComboboxState, useCombobox } from './useCombobox.ts';
import { controlClass } from './variants.ts';

type Props = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'list'> &
  Omit<ComboboxState, 'freeText'> & {
    lang: Language;
    /** Accepts typed text that is no option. */
    freeText?: boolean;
  };

/**
 * Field with suggestions, which match even without accents. Text without a match becomes the value unchanged.
 * @example <Combobox {...ids} lang={lang} options={provinces} value={place} onValueChange={setPlace} />
 */
export const Combobox = ({
  lang,
  options,
  value,
  onValueChange,
  freeText = false,
  meaningOf,
  className,
  ...rest
}: Props) => {
  const t = translate(lang, ui);
  const list = useId();
  // A plain field while there are no options. Its element stays when options arrive.
  const isPlain = freeText && options.length === 0;
  const scroller = useRef<HTMLDivElement>(null);
  const { found, open, active, text, choose, toggle, input } = useCombobox({
    options,
    value,
    onValueChange,
    freeText,
    meaningOf,
  });

  useEffect(() => {
    if (active >= 0) scroller.current?.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  return (
    <div className="relative">
      <input
        type="text"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        {...rest}
        {...input}
        onBlur={(event) => {
          input.onBlur();
          rest.onBlur?.(event);
        }}
        {...(!isPlain && {
          role: 'combobox',
          'aria-expanded': open,
          'aria-controls': list,
          'aria-autocomplete': 'list',
          'aria-activedescendant': open && active >= 0 ? `${list}-${active}` : undefined,
        })}
        value={text}
        className={classes(controlClass, 'pr-12', className)}
      />
      <button
        type="button"
        tabIndex={-1}
        aria-label={t('showOptions')}
        onPointerDown={(event) => event.preventDefault()}
        onClick={toggle}
        disabled={rest.disabled}
        className="absolute inset-y-0 right-0 grid w-12 place-items-center text-ink-soft"
      >
        <ChevronDown size={20} aria-hidden="true" />
      </button>
      <div
        ref={scroller}
        // With free text, no match is no error: an empty list would only cover the fields below.
        hidden={!open || (freeText && found.length === 0)}
        // Pressing an option must not take focus from the field.
        onPointerDown={(event) => event.preventDefault()}
        className="absolute inset-x-0 top-full z-30 mt-1 max-h-72 overflow-y-auto overscroll-contain rounded-md bg-surface py-1 shadow-float"
      >
        <div id={list} role="listbox" aria-label={t('showOptions')}>
          {open &&
            found.map((option, index) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: keys are handled by the field, which keeps focus.
              // biome-ignore lint/a11y/useFocusableInteractive: the field points at it with aria-activedescendant.
              <div
                key={option.value}
                id={`${list}-${index}`}
                role="option"
                aria-selected={option.value === value}
                data-active={index === active || undefined}
                onClick={() => choose(option)}
                className="flex min-h-11 cursor-pointer items-center justify-between gap-3 px-3.5 py-1.5 hover:bg-sunken data-active:bg-sunken aria-selected:font-semibold"
              >
                <span>{option.label}</span>
                {option.value === value && <Check size={18} aria-hidden="true" className="text-signal" />}
              </div>
            ))}
        </div>
        {open && !freeText && found.length === 0 && (
          <p className="px-3.5 py-2.5 text-sm text-ink-soft">{t('noMatch')}</p>
        )}
      </div>
      <span role="status" className="sr-only">
        {open && t('matches', { count: found.length })}
      </span>
    </div>
  );
};
