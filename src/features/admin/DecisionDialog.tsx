import { type SubmitEvent, useState } from 'react';
import {
  type HideReason,
  type HideReviewReason,
  hideReasons,
  hideReviewReasons,
  maxNote,
  type ReturnReason,
  returnReasons,
  type SuspendReason,
  suspendReasons,
} from '../../domain/moderation/moderation.ts';
import type { Language } from '../../i18n/languages.ts';
import { admin } from '../../i18n/texts/admin.ts';
import { translate } from '../../i18n/texts.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';
import { RadioGroup } from '../../ui/RadioGroup.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { noteOf } from './NoteField.tsx';
import { WhoIsTold } from './WhoIsTold.tsx';

export type Reasons = {
  hide: HideReason;
  restore: ReturnReason;
  suspend: SuspendReason;
  lift: ReturnReason;
  hideReview: HideReviewReason;
  restoreReview: ReturnReason;
};
const reasonsFor: { [D in keyof Reasons]: readonly Reasons[D][] } = {
  hide: hideReasons,
  restore: returnReasons,
  suspend: suspendReasons,
  lift: returnReasons,
  hideReview: hideReviewReasons,
  restoreReview: returnReasons,
};
export type Deciding = keyof Reasons;
export type Decided<D extends Deciding> = { reason: Reasons[D]; note: string | null };

type Props<D extends Deciding> = {
  lang: Language;
  action: D;
  about: string;
  /** Account that gets an email; null if no email is sent. */
  receiver: string | null;
  /** Preselected reason, from a report. */
  suggested?: Reasons[D] | undefined;
  busy: boolean;
  onCancel: () => void;
  onDecide: (decision: Decided<D>) => void;
};

/** Asks for the reason of a decision, which the email quotes. */
export const DecisionDialog = <D extends Deciding>(props: Props<D>) => {
  const { lang, action, about, receiver, busy, onCancel, onDecide } = props;
  const t = translate(lang, admin);
  const [reason, setReason] = useState<Reasons[D] | undefined>(props.suggested);
  const [problem, setProblem] = useState<'reasonMissing' | 'noteMissing' | null>(null);
  const isHard = action === 'hide' || action === 'suspend' || action === 'hideReview';

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const typed = new FormData(event.currentTarget).get('note');
    const note = noteOf(String(typed ?? ''));
    if (!reason) setProblem('reasonMissing');
    else if (reason === 'other' && note === null) setProblem('noteMissing');
    else onDecide({ reason, note });
  };

  return (
    <Dialog
      lang={lang}
      open
      onOpenChange={(open) => !open && onCancel()}
      title={t(`${action}Title`)}
      description={about}
      footer={
        <>
          <Button onClick={onCancel}>{t('cancel')}</Button>
          <Button
            type="submit"
            form="decision"
            variant={isHard ? 'danger' : 'primary'}
            loading={busy}
            loadingLabel={t('sending')}
          >
            {t(action)}
          </Button>
        </>
      }
    >
      <form id="decision" onSubmit={submit} noValidate method="post" aria-label={t(`${action}Title`)}>
        <p className="text-ink-soft">{t(`${action}Text`)}</p>
        {receiver !== null && <WhoIsTold lang={lang} receiver={receiver} />}
        <RadioGroup
          className="mt-4"
          legend={t('reason')}
          name="reason"
          value={reason}
          onValueChange={(value) => {
            setReason(value);
            setProblem(null);
          }}
          options={reasonsFor[action].map((value) => ({ value, label: t(`reason.${value}`) }))}
        />
        {problem === 'reasonMissing' && (
          <p role="alert" className="mt-1 text-sm font-semibold text-danger">
            {t(problem)}
          </p>
        )}
        <Field
          label={t('note')}
          hint={t(action === 'hideReview' || action === 'restoreReview' ? 'noteHintAudit' : 'noteHint')}
          error={problem === 'noteMissing' && t(problem)}
          className="mt-4"
        >
          {(ids) => <TextArea {...ids} name="note" rows={3} maxLength={maxNote} />}
        </Field>
      </form>
    </Dialog>
  );
};
