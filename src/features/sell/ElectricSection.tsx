import { isDue, isTick, questionsIn } from '../../domain/listings/factQuestions.ts';
import { fieldsWith, fits, rowOfField } from '../../domain/listings/fields.ts';
import { fieldLabel } from '../../i18n/fieldWords.ts';
import type { Language } from '../../i18n/languages.ts';
import { sell } from '../../i18n/texts/sell.ts';
import { translate } from '../../i18n/texts.ts';
import { BoundField } from './BoundField.tsx';
import { FactChoice, FactTicks, useQuestions } from './FactChoice.tsx';
import { FormNumber } from './FormNumber.tsx';
import { useValue } from './formContext.ts';
import { Section } from './Section.tsx';

const numbers = fieldsWith({ kind: 'whole', required: 'never', only: 'electric' });
const unitOf = (name: (typeof numbers)[number]) => {
  const row = rowOfField(name);
  return row.kind !== 'whole' ? '' : row.unit === 'đ/month' ? '₫' : (row.unit ?? '');
};
/** Only the battery's rent depends on another answer. */
const isRent = (name: (typeof numbers)[number]) => rowOfField(name).needs !== undefined;

export const ElectricSection = ({ lang }: { lang: Language }) => {
  const t = translate(lang, sell);
  const [fuel, facts] = [useValue('fuel'), useValue('facts')];
  const ask = useQuestions(lang);
  const numberField = (name: (typeof numbers)[number]) => (
    <BoundField
      key={name}
      lang={lang}
      name={name}
      label={fieldLabel(lang, name)}
      hint={t(`${name}Hint`)}
      required={isRent(name)}
    >
      {(ids) => <FormNumber {...ids} lang={lang} name={name} unit={unitOf(name)} />}
    </BoundField>
  );
  const [pack, ...others] = questionsIn.electric.filter(
    (question) => !isTick(question) && isDue(question, facts),
  );
  const due = numbers.filter((name) => fits(name, { fuel, facts }));
  return (
    <Section title={t('section.electric')}>
      {pack && <FactChoice {...ask(pack)} />}
      {due.filter(isRent).map(numberField)}
      <div className="grid gap-5 md:grid-cols-2">{due.filter((name) => !isRent(name)).map(numberField)}</div>
      {others.map((question) => (
        <FactChoice key={question} {...ask(question)} />
      ))}
      <FactTicks questions={questionsIn.electric.filter(isTick).map(ask)} />
    </Section>
  );
};
