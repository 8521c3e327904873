import { type SubmitEvent, useState } from 'react';
import { mayBeHidden } from '../../domain/admin/admin.ts';
import type { AdminMessage } from '../../domain/admin/adminAnswers.schema.ts';
import { maxTakedownReason, type TakedownOutcome, takedownOutcomes } from '../../domain/support/takedown.ts';
import { hasVisibleText } from '../../domain/text/hasVisibleText.ts';
import type { Language } from '../../i18n/languages.ts';
import { admin } from '../../i18n/texts/admin.ts';
import { translate } from '../../i18n/texts.ts';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';
import { RadioGroup } from '../../ui/RadioGroup.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import type { Work } from './AdminQueue.tsx';

type Props = {
  lang: Language;
  message: string;
  takedown: NonNullable<AdminMessage['takedown']>;
  work: Work;
  onClose: () => void;
};

export const TakedownDialog = ({ lang, message, takedown, work, onClose }: Props) => {
  const t = translate(lang, admin);
  const { number, listing } = takedown;
  const [outcome, setOutcome] = useState<TakedownOutcome>();
  const [hides, setHides] = useState(true);
  const [problem, setProblem] = useState<'outcomeMissing' | 'takedownReasonMissing' | null>(null);
  const mayHide = listing !== null && outcome !== undefined && outcome !== 'refused' && mayBeHidden(listing);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('reason');
    const reason = typeof typed === 'string' ? typed.trim() : '';
    if (!outcome) return setProblem('outcomeMissing');
    if (!hasVisibleText(reason)) return setProblem('takedownReasonMissing');
    const removed = mayHide && hides ? listing.id : null;
    void work
      .perform({ act: 'decideTakedown', message, outcome, reason, listing: removed }, message)
      .then((isDone) => isDone && onClose());
  };
  const title = t('takedownTitle', { number });
  return (
    <Dialog
      lang={lang}
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button
            type="submit"
            form="takedown"
            variant={mayHide && hides ? 'danger' : 'primary'}
            loading={work.busy !== null}
            loadingLabel={t('sending')}
          >
            {t('saveDecision')}
          </Button>
        </>
      }
    >
      <form id="takedown" onSubmit={submit} noValidate method="post" aria-label={title}>
        <p className="text-ink-soft">{t('takedownText')}</p>
        <RadioGroup
          className="mt-4"
          legend={t('takedownDecision')}
          name="outcome"
          value={outcome}
          onValueChange={(value) => {
            setOutcome(value);
            setHides(value === 'upheld');
            setProblem(null);
          }}
          options={takedownOutcomes.map((value) => ({ value, label: t(`outcome.${value}`) }))}
        />
        {problem === 'outcomeMissing' && (
          <p role="alert" className="mt-1 text-sm font-semibold text-danger">
            {t(problem)}
          </p>
        )}
        {mayHide && (
          <Checkbox
            className="mt-3"
            checked={hides}
            onChange={({ target }) => setHides(target.checked)}
            label={t('takedownHide', { title: listing.title })}
          />
        )}
        <Field
          label={t('takedownReason')}
          hint={t('takedownReasonHint')}
          error={problem === 'takedownReasonMissing' && t(problem)}
          className="mt-4"
        >
          {(ids) => <TextArea {...ids} name="reason" rows={4} maxLength={maxTakedownReason} />}
        </Field>
      </form>
    </Dialog>
  );
};
