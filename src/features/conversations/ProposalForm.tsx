import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { isPhraseValue, type PhraseValueName, type PhraseValues } from '../../domain/conversations/phrase.ts';
import { entryOf } from '../../domain/conversations/phrases.ts';
import { isVisitCode, type ProposalCode } from '../../domain/conversations/proposalFields.ts';
import { visitProblem } from '../../domain/conversations/visit.ts';
import { isSlip } from '../../domain/prices/likelyPrice.ts';
import { vietnameseDay } from '../../domain/time/time.ts';
import type { Language } from '../../i18n/languages.ts';
import { conversations } from '../../i18n/texts/conversations.ts';
import { phrasePicker } from '../../i18n/texts/phrasePicker.ts';
import { proposals } from '../../i18n/texts/proposals.ts';
import { translate } from '../../i18n/texts.ts';
import { Button } from '../../ui/Button.tsx';
import { ValueField } from './ValueField.tsx';

type Props = {
  lang: Language;
  code: ProposalCode;
  /** đồng */
  bikePrice: number;
  /** Initial values, such as the place of a rescheduled visit. */
  initial: PhraseValues;
  sending: boolean;
  onSend: (values: PhraseValues) => void;
  onCancel: () => void;
};

/** First invalid field, with the message to show. */
const problemOf = (
  lang: Language,
  code: ProposalCode,
  wants: readonly PhraseValueName[],
  values: PhraseValues,
  bikePrice: number,
) => {
  const name = wants.find((wanted) => !isPhraseValue(wanted, values[wanted]));
  if (name) return { name, text: translate(lang, phrasePicker)(`wrong.${name}`) };
  if (!isVisitCode(code)) {
    const isFar = values.price !== undefined && isSlip(values.price, bikePrice);
    return isFar ? { name: 'price' as const, text: translate(lang, phrasePicker)('tooLow') } : null;
  }
  const { day = '', time = '', place = '' } = values;
  const t = translate(lang, proposals);
  const problem = visitProblem({ day, time, place }, Date.now());
  if (problem === 'past') return { name: 'time' as const, text: t('wrongPast') };
  return problem === null ? null : { name: 'day' as const, text: t('wrongTooFar') };
};

export const ProposalForm = ({ lang, code, bikePrice, initial, sending, onSend, onCancel }: Props) => {
  const t = translate(lang, proposals);
  const wants = entryOf(code)?.wants ?? [];
  const [values, setValues] = useState(initial);
  const [showsProblems, showProblems] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  const problem = problemOf(lang, code, wants, values, bikePrice);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (problem === null) return onSend(values);
    showProblems(true);
    form.current?.querySelector<HTMLElement>(`[name="phrase-${problem.name}"]`)?.focus();
  };
  return (
    <form ref={form} onSubmit={submit} noValidate method="post" className="mt-3 grid grid-cols-1 gap-3">
      {wants.map((name) => (
        <ValueField
          key={name}
          lang={lang}
          name={name}
          values={values}
          today={vietnameseDay(Date.now())}
          error={showsProblems && problem?.name === name ? problem.text : null}
          onChange={setValues}
        />
      ))}
      <div className="flex flex-wrap gap-2">
        <Button
          type="submit"
          variant="primary"
          loading={sending}
          loadingLabel={translate(lang, conversations)('sending')}
        >
          {t(isVisitCode(code) ? 'sendVisit' : 'sendOffer')}
        </Button>
        <Button variant="quiet" onClick={onCancel} disabled={sending}>
          {translate(lang, conversations)('cancel')}
        </Button>
      </div>
    </form>
  );
};
