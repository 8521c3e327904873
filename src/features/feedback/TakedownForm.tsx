import { useState } from 'react';
import { type TakedownSide, takedownLimits, takedownSides } from '../../domain/support/takedown.ts';
import { hasVisibleText } from '../../domain/text/hasVisibleText.ts';
import { call } from '../../firebase/calls.ts';
import { codeOf } from '../../firebase/codeOf.ts';
import type { Language } from '../../i18n/languages.ts';
import { feedback } from '../../i18n/texts/feedback.ts';
import { takedown } from '../../i18n/texts/takedown.ts';
import { translate } from '../../i18n/texts.ts';
import { settings } from '../../settings.ts';
import { island } from '../../shell/island.tsx';
import { Button } from '../../ui/Button.tsx';
import { Done } from '../../ui/Done.tsx';
import { Field } from '../../ui/Field.tsx';
import { FormStatus } from '../../ui/FormStatus.tsx';
import { HydrationFailed } from '../../ui/HydrationFailed.tsx';
import { Select } from '../../ui/Select.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { useSubmission, type Values } from './useSubmission.ts';

type Problem = 'missing' | 'noEmail' | 'tooMany' | 'failed';

const sideOf = (value?: string): TakedownSide | undefined => takedownSides.find((side) => side === value);
const wordsOf = (values: Values) => ({
  name: values.name ?? '',
  email: (values.email ?? '').trim(),
  page: values.page ?? '',
  basis: values.basis ?? '',
  description: values.description ?? '',
});
const check = (values: Values): Problem | null => {
  const words = wordsOf(values);
  if (!sideOf(values.side) || !Object.values(words).every(hasVisibleText)) return 'missing';
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(words.email) ? null : 'noEmail';
};

const lines = [
  { name: 'name', autoComplete: 'name', hint: undefined },
  { name: 'email', autoComplete: 'email', hint: 'emailHint' },
  { name: 'page', autoComplete: 'off', hint: undefined },
] as const;

/** Form of /takedown. */
export const TakedownForm = island('takedown form', ({ lang }: { lang: Language }) => {
  const t = translate(lang, takedown);
  const shared = translate(lang, feedback);
  const [number, setNumber] = useState('');
  const { form, stage, problem, again } = useSubmission<Problem>({
    name: 'takedown',
    check,
    send: async (values, id) => {
      const request = { side: sideOf(values.side) ?? 'other', ...wordsOf(values) };
      const answer = await call('sendTakedown', { id, language: lang, request });
      setNumber(answer.number);
    },
    explain: (failure) => (codeOf(failure) === 'resource-exhausted' ? 'tooMany' : 'failed'),
  });
  const byEmail = shared('contact.failedText', { email: settings.email });
  if (stage === 'done')
    return (
      <Done title={t('done', { number })} text={t('doneText')}>
        <Button onClick={again}>{t('another')}</Button>
      </Done>
    );
  const explanation = (of: Problem) => {
    if (of === 'tooMany') return shared('tooMany');
    return of === 'failed' ? byEmail : t(of);
  };
  return (
    <form {...form} aria-label={t('title')} className="grid gap-5">
      <Field label={t('side')} required>
        {(ids) => (
          <Select
            {...ids}
            name="side"
            defaultValue=""
            placeholder={t('sideNone')}
            options={takedownSides.map((value) => ({ value, label: t(value) }))}
          />
        )}
      </Field>
      {lines.map(({ name, autoComplete, hint }) => (
        <Field key={name} label={t(name)} hint={hint && t(hint)} required>
          {(ids) => (
            <TextInput
              {...ids}
              name={name}
              type={name === 'email' ? 'email' : 'text'}
              autoComplete={autoComplete}
              maxLength={takedownLimits[name]}
            />
          )}
        </Field>
      ))}
      <Field label={t('basis')} hint={t('basisHint')} required>
        {(ids) => <TextArea {...ids} name="basis" rows={3} maxLength={takedownLimits.basis} />}
      </Field>
      <Field label={t('text')} required>
        {(ids) => <TextArea {...ids} name="description" rows={7} maxLength={takedownLimits.description} />}
      </Field>
      <div className="grid gap-3">
        <HydrationFailed text={byEmail} />
        <FormStatus
          lang={lang}
          sending={stage === 'sending'}
          problem={problem && { title: t('failed'), text: explanation(problem) }}
        />
        <Button
          type="submit"
          size="lg"
          variant="primary"
          loading={stage === 'sending'}
          loadingLabel={t('sending')}
          className="w-full md:w-auto md:justify-self-start noscript:hidden"
        >
          {t('send')}
        </Button>
      </div>
    </form>
  );
});
