import { contactLimits } from '../../domain/support/contactMessage.ts';
import { call } from '../../firebase/calls.ts';
import { codeOf } from '../../firebase/codeOf.ts';
import type { Language } from '../../i18n/languages.ts';
import { feedback } from '../../i18n/texts/feedback.ts';
import { translate } from '../../i18n/texts.ts';
import { settings } from '../../settings.ts';
import { island } from '../../shell/island.tsx';
import { Button } from '../../ui/Button.tsx';
import { Done } from '../../ui/Done.tsx';
import { Field } from '../../ui/Field.tsx';
import { FormStatus } from '../../ui/FormStatus.tsx';
import { HydrationFailed } from '../../ui/HydrationFailed.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { useSubmission, type Values } from './useSubmission.ts';

const messageOf = (values: Values) => ({
  first_name: values.first_name ?? '',
  last_name: values.last_name ?? '',
  email: values.email ?? '',
  subject: values.subject ?? '',
  message: values.message ?? '',
});

const given = { label: 'contact.firstName', name: 'first_name', autoComplete: 'given-name' } as const;
const family = { label: 'contact.lastName', name: 'last_name', autoComplete: 'family-name' } as const;
/** Vietnamese names begin with the family name. */
const nameFields = { en: [given, family], vi: [family, given] } as const;

/** Form of /contact. No field is required (S5.36). */
export const ContactForm = island('contact form', ({ lang }: { lang: Language }) => {
  const t = translate(lang, feedback);
  const { form, stage, problem, again } = useSubmission<'tooMany' | 'failed'>({
    name: 'contact',
    check: () => null,
    send: async (values, id) => {
      await call('sendContactMessage', { id, language: lang, message: messageOf(values) });
    },
    explain: (failure) => (codeOf(failure) === 'resource-exhausted' ? 'tooMany' : 'failed'),
  });
  if (stage === 'done')
    return (
      <Done title={t('contact.done')} text={t('contact.doneText')}>
        <Button onClick={again}>{t('contact.another')}</Button>
      </Done>
    );
  return (
    <form {...form} aria-label={t('contact.title')} className="grid gap-5 md:grid-cols-2">
      {nameFields[lang].map(({ label, name, autoComplete }) => (
        <Field key={name} label={t(label)}>
          {(ids) => (
            <TextInput {...ids} name={name} autoComplete={autoComplete} maxLength={contactLimits[name]} />
          )}
        </Field>
      ))}
      <Field label={t('contact.email')} hint={t('contact.emailHint')} className="md:col-span-2">
        {(ids) => (
          <TextInput
            {...ids}
            name="email"
            type="email"
            autoComplete="email"
            maxLength={contactLimits.email}
          />
        )}
      </Field>
      <Field label={t('subject')} className="md:col-span-2">
        {(ids) => <TextInput {...ids} name="subject" maxLength={contactLimits.subject} />}
      </Field>
      <Field label={t('message')} className="md:col-span-2">
        {(ids) => <TextArea {...ids} name="message" rows={7} maxLength={contactLimits.message} />}
      </Field>
      <div className="grid gap-3 md:col-span-2">
        <HydrationFailed text={t('contact.failedText', { email: settings.email })} />
        <FormStatus
          lang={lang}
          sending={stage === 'sending'}
          problem={
            problem && {
              title: t('contact.failed'),
              text: problem === 'tooMany' ? t('tooMany') : t('contact.failedText', { email: settings.email }),
            }
          }
        />
        <Button
          type="submit"
          size="lg"
          variant="primary"
          loading={stage === 'sending'}
          loadingLabel={t('sending')}
          className="w-full md:w-auto md:justify-self-start noscript:hidden"
        >
          {t('contact.send')}
        </Button>
      </div>
    </form>
  );
});
