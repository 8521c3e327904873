import { type SubmitEvent, useEffect, useId, useState } from 'react';
import type { Criteria } from '../../domain/alerts/alert.ts';
import { writeCriteria } from '../../domain/alerts/alertAddress.ts';
import { alertForm, parseAlertForm } from '../../domain/alerts/alertForm.ts';
import { type Delivery, deliveries } from '../../domain/alerts/alertSettings.ts';
import { serverMessage } from '../../firebase/serverMessage.ts';
import { sessionKnown } from '../../firebase/session.ts';
import { describeCriteria } from '../../i18n/describeCriteria.ts';
import type { Language } from '../../i18n/languages.ts';
import { alerts } from '../../i18n/texts/alerts.ts';
import { translate } from '../../i18n/texts.ts';
import { localize, paths, signInPath } from '../../paths.ts';
import { offerNow } from '../../shell/offerLater.ts';
import { reportHandled } from '../../shell/reportHandled.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';
import { notify } from '../../ui/notify.ts';
import { notifyFailure } from '../../ui/notifyFailure.ts';
import { Select } from '../../ui/Select.tsx';
import { AlertFields } from './AlertFields.tsx';
import { AlertRefusal } from './AlertRefusal.ts';
import { Preview } from './Preview.tsx';
import type { MyAlert } from './planChange.ts';
import { rhythmOptions } from './rhythmOptions.ts';

// Loads the schemas while the form is filled in, so that saving does not wait for them.
const loadWriting = () => import('./writeAlert.ts');

type Props = {
  lang: Language;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Initial criteria: the filters in use, or a bike's facts. */
  prefill?: Partial<Criteria>;
  /** Alert to change; without one, a new alert is created. */
  edited?: MyAlert;
  onSaved?: () => void;
};

const Form = ({
  lang,
  id,
  prefill,
  rhythm,
  onDone,
}: Pick<Props, 'lang' | 'prefill'> & {
  id: string;
  rhythm: Delivery | null;
  onDone: (criteria: Criteria, delivery: Delivery | null) => void;
}) => {
  const t = translate(lang, alerts);
  const [form, setForm] = useState(() => alertForm(prefill));
  const [delivery, setDelivery] = useState(rhythm);
  const [checked, check] = useState(false);
  useEffect(() => void loadWriting().catch(() => undefined), []);
  const parsed = parseAlertForm(form, new Date(), prefill?.location ?? '');
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    event.stopPropagation();
    check(true);
    if (parsed.ok) onDone(parsed.criteria, delivery);
  };
  return (
    <form id={id} noValidate onSubmit={submit} className="grid gap-4">
      <AlertFields
        lang={lang}
        form={form}
        problem={checked && !parsed.ok ? parsed : null}
        onChange={setForm}
        onLeavePlace={() => {
          if (!parsed.ok && parsed.problem === 'place') check(true);
        }}
      />
      <Field label={t('deliveryLegend')}>
        {(ids) => (
          <Select
            {...ids}
            options={rhythmOptions(lang)}
            placeholder={t('usualRhythm')}
            value={delivery ?? ''}
            onValueChange={(value) => setDelivery(deliveries.find((one) => one === value) ?? null)}
          />
        )}
      </Field>
      {parsed.ok && <Preview lang={lang} criteria={parsed.criteria} />}
    </form>
  );
};

export const AlertDialog = ({ lang, open, onOpenChange, prefill, edited, onSaved }: Props) => {
  const t = translate(lang, alerts);
  const id = useId();
  const [saving, setSaving] = useState(false);
  /** Alert that the change is based on; after a conflict, the newer version. */
  const [read, setRead] = useState(edited);

  const save = async (criteria: Criteria, delivery: Delivery | null) => {
    if (saving) return;
    const session = await sessionKnown();
    if (session.state === 'out') {
      const href = signInPath(lang, localize(lang, paths.alerts) + writeCriteria(criteria));
      notify({
        title: t('signInTitle'),
        text: t('signInText'),
        tone: 'error',
        link: { href, label: t('signIn') },
      });
      return;
    }
    setSaving(true);
    try {
      const { createAlert, editAlert } = await loadWriting();
      await (read
        ? editAlert(read, criteria, delivery)
        : createAlert(session.user.id, lang, criteria, delivery));
      onOpenChange(false);
      if (read) notify({ title: t('edited'), text: describeCriteria(lang, criteria), tone: 'success' });
      else {
        notify({ title: t('setUp'), text: t('setUpText'), tone: 'success' });
        offerNow(lang, 'offerAlert');
      }
      onSaved?.();
    } catch (failure) {
      const refusal = failure instanceof AlertRefusal ? failure : null;
      if (!refusal) reportHandled(failure, read ? 'change an alert' : 'create an alert');
      const now = refusal?.now;
      if (now) setRead(now);
      const summary = now ? describeCriteria(lang, now.criteria) : '';
      const text = refusal ? t(refusal.reason, { summary }) : serverMessage(failure);
      notifyFailure(lang, { title: t(read ? 'editFailed' : 'setUpFailed'), text });
    } finally {
      setSaving(false);
    }
  };

  const initial = edited?.criteria ?? prefill;
  return (
    <Dialog
      lang={lang}
      open={open}
      onOpenChange={onOpenChange}
      title={t(read ? 'editTitle' : 'dialogTitle')}
      description={t('dialogText')}
      footer={
        <>
          <Button onClick={() => onOpenChange(false)}>{t('cancel')}</Button>
          <Button
            variant="primary"
            type="submit"
            form={id}
            loading={saving}
            loadingLabel={t(read ? 'savingEdited' : 'saving')}
          >
            {t(read ? 'saveEdited' : 'save')}
          </Button>
        </>
      }
    >
      <Form
        lang={lang}
        id={id}
        {...(initial && { prefill: initial })}
        rhythm={edited?.delivery ?? null}
        onDone={(criteria, delivery) => void save(criteria, delivery)}
      />
    </Dialog>
  );
};
