import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { isPhraseValue, type PhraseValueName, type PhraseValues } from '../../domain/conversations/phrase.ts';
import { entryOf, type PhraseCode } from '../../domain/conversations/phrases.ts';
import { likelyPrice } from '../../domain/prices/likelyPrice.ts';
import { vietnameseDay } from '../../domain/time/time.ts';
import type { Language } from '../../i18n/languages.ts';
import { otherLanguage, outlinePhrase, sayPhrase } from '../../i18n/sayPhrase.ts';
import { phrasePicker } from '../../i18n/texts/phrasePicker.ts';
import { translate } from '../../i18n/texts.ts';
import { Button } from '../../ui/Button.tsx';
import { OtherReads } from './OtherReads.tsx';
import { ValueField } from './ValueField.tsx';

type Props = {
  lang: Language;
  code: PhraseCode;
  onFill: (values: PhraseValues) => void;
  onBack: () => void;
};

/** Lowest plausible amounts in đồng: repairs and reductions cost less than bikes. */
const leastAmounts: Partial<Record<PhraseCode, number>> = {
  condition_repairs_cost: 10_000,
  price_less_by: 10_000,
};

const isLow = ({ price = 0 }: PhraseValues, least?: number) => likelyPrice(price, least) !== null;

const isWrong = (name: PhraseValueName, values: PhraseValues, today: string, least?: number) =>
  !isPhraseValue(name, values[name]) ||
  (name === 'day' && String(values.day) < today) ||
  (name === 'price' && isLow(values, least));

/** Asks for the gaps of a phrase, with a preview in both languages. */
export const ValueForm = ({ lang, code, onFill, onBack }: Props) => {
  const t = translate(lang, phrasePicker);
  const wants = entryOf(code)?.wants ?? [];
  const [values, setValues] = useState<PhraseValues>({});
  const [showsProblems, showProblems] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const today = vietnameseDay(Date.now());
  const least = leastAmounts[code];
  const wrong = wants.filter((name) => isWrong(name, values, today, least));
  const problemOf = (name: PhraseValueName) =>
    t(name === 'price' && isLow(values, least) ? 'tooLow' : `wrong.${name}`);
  useEffect(() => box.current?.querySelector('input')?.focus(), []);

  const fill = () => {
    if (wrong.length === 0) return onFill(values);
    showProblems(true);
    box.current?.querySelector<HTMLElement>(`[name="phrase-${wrong[0]}"]`)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter fills in the phrase instead of sending the message, except in the list of places.
    if (event.key !== 'Enter' || event.defaultPrevented || !(event.target instanceof HTMLInputElement))
      return;
    event.preventDefault();
    fill();
  };
  const say = (language: Language) => sayPhrase(language, { code, values }) ?? outlinePhrase(language, code);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it handles Enter that its fields leave unhandled.
    <div ref={box} onKeyDown={onKeyDown} className="grid grid-cols-1 gap-3 rounded-md border border-line p-3">
      <p className="font-semibold wrap-anywhere">
        <span>{say(lang)}</span>
        <OtherReads lang={lang} text={say(otherLanguage(lang))} />
      </p>
      {wants.map((name) => (
        <ValueField
          key={name}
          lang={lang}
          name={name}
          values={values}
          today={today}
          least={least}
          error={showsProblems && wrong.includes(name) ? problemOf(name) : null}
          onChange={setValues}
        />
      ))}
      <div className="flex flex-wrap gap-2">
        <Button onClick={fill}>{t('add')}</Button>
        <Button variant="quiet" onClick={onBack}>
          {t('back')}
        </Button>
      </div>
    </div>
  );
};
