import { type SubmitEvent, useEffect, useState } from 'react';
import type { Away } from '../../domain/conversations/away.schema.ts';
import { awayProblem, maxDaysAway, weekdayNumbers } from '../../domain/conversations/away.ts';
import { day, vietnameseDay } from '../../domain/time/time.ts';
import type { Language } from '../../i18n/languages.ts';
import { sayAway, sayWeekday } from '../../i18n/sayAway.ts';
import { away as texts } from '../../i18n/texts/away.ts';
import { translate } from '../../i18n/texts.ts';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Field } from '../../ui/Field.tsx';
import { FormStatus } from '../../ui/FormStatus.tsx';
import { notify } from '../../ui/notify.ts';
import { RadioGroup } from '../../ui/RadioGroup.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { readAway, saveAway } from './awayStore.ts';
import { ProfileSection } from './ProfileSection.tsx';
import { reportAccount } from './reportAccount.ts';

const kinds = ['off', 'hours', 'until'] as const;
type Kind = (typeof kinds)[number];
type Hours = Extract<Away, { kind: 'hours' }>;
type Until = Extract<Away, { kind: 'until' }>;

type Props = { lang: Language; userId: string };

type HoursProps = { lang: Language; hours: Hours; onChange: (hours: Hours) => void };

const HoursFields = ({ lang, hours, onChange }: HoursProps) => {
  const t = translate(lang, texts);
  const switchDay = (number: number, isOn: boolean) =>
    onChange({
      ...hours,
      days: weekdayNumbers.filter((one) => (one === number ? isOn : hours.days.includes(one))),
    });
  return (
    <>
      <fieldset>
        <legend className="mb-1.5 font-semibold text-sm">{t('days')}</legend>
        <div className="grid grid-cols-2 gap-x-4">
          {weekdayNumbers.map((number) => (
            <Checkbox
              key={number}
              name={`away-day-${number}`}
              label={sayWeekday(lang, number).replace(/^t/, 'T')}
              checked={hours.days.includes(number)}
              onChange={({ target }) => switchDay(number, target.checked)}
            />
          ))}
        </div>
      </fieldset>
      <div className="grid grid-cols-2 gap-4">
        {(['from', 'to'] as const).map((name) => (
          <Field key={name} label={t(name)} required>
            {(control) => (
              <TextInput
                {...control}
                type="time"
                name={`away-${name}`}
                value={hours[name]}
                onChange={({ target }) => onChange({ ...hours, [name]: target.value.slice(0, 5) })}
              />
            )}
          </Field>
        ))}
      </div>
    </>
  );
};

const AwayForm = ({ lang, userId, stored }: Props & { stored: Away | null }) => {
  const t = translate(lang, texts);
  const [today] = useState(() => Date.now());
  const [kind, setKind] = useState<Kind>(stored?.kind ?? 'off');
  const [hours, setHours] = useState<Hours>(
    stored?.kind === 'hours'
      ? stored
      : { kind: 'hours', days: [...weekdayNumbers], from: '18:00', to: '22:00' },
  );
  const [until, setUntil] = useState<Until>(
    stored?.kind === 'until' ? stored : { kind: 'until', day: vietnameseDay(today + 7 * day) },
  );
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const away = kind === 'off' ? null : kind === 'hours' ? hours : until;
  const problem = away && awayProblem(away, today);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (saving || problem) return setFailure(problem && t(`wrong.${problem}`));
    setSaving(true);
    setFailure(null);
    try {
      await saveAway(userId, away);
      notify({ title: t('saved'), tone: 'success' });
    } catch (problem) {
      reportAccount(problem, 'save automatic answers');
      setFailure(t('failed'));
    } finally {
      setSaving(false);
    }
  };
  return (
    <form
      onSubmit={submit}
      noValidate
      method="post"
      aria-label={t('title')}
      className="grid grid-cols-1 gap-4"
    >
      <RadioGroup
        legend={t('choose')}
        hideLegend
        name="away"
        value={kind}
        options={kinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
        onValueChange={(value) => {
          setKind(value);
          setFailure(null);
        }}
      />
      {kind === 'hours' && <HoursFields lang={lang} hours={hours} onChange={setHours} />}
      {kind === 'until' && (
        <Field label={t('day')} required>
          {(control) => (
            <TextInput
              {...control}
              type="date"
              name="away-day"
              min={vietnameseDay(today)}
              max={vietnameseDay(today + maxDaysAway * day)}
              value={until.day}
              onChange={({ target }) => setUntil({ kind: 'until', day: target.value })}
            />
          )}
        </Field>
      )}
      {away && !problem && (
        <div>
          <p className="text-ink-soft text-sm">{t('preview')}</p>
          <p className="mt-1 border-line border-l-3 pl-3">{sayAway(lang, away)}</p>
        </div>
      )}
      <FormStatus lang={lang} sending={saving} problem={failure === null ? null : { text: failure }} />
      <div>
        <Button type="submit" variant="primary" loading={saving} loadingLabel={t('saving')}>
          {t('save')}
        </Button>
      </div>
    </form>
  );
};

type State = { state: 'loading' } | { state: 'failed' } | { state: 'ready'; stored: Away | null };

export const AwayAnswers = ({ lang, userId }: Props) => {
  const t = translate(lang, texts);
  const [state, setState] = useState<State>({ state: 'loading' });
  useEffect(() => {
    let isCurrent = true;
    readAway(userId).then(
      (answer) => isCurrent && setState({ state: 'ready', stored: answer?.away ?? null }),
      (failure: unknown) => {
        reportAccount(failure, 'read automatic answers');
        if (isCurrent) setState({ state: 'failed' });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [userId]);
  return (
    <ProfileSection hash="away" title={t('title')} text={t('text')}>
      {state.state === 'loading' && <Skeleton className="h-32 w-full" />}
      {state.state === 'failed' && <p role="alert">{t('loadFailed')}</p>}
      {state.state === 'ready' && <AwayForm lang={lang} userId={userId} stored={state.stored} />}
    </ProfileSection>
  );
};
