import { hasVisibleText } from '../../domain/text/hasVisibleText.ts';
import { call } from '../../firebase/calls.ts';
import { codeOf } from '../../firebase/codeOf.ts';
import type { Language } from '../../i18n/languages.ts';
import { feedback } from '../../i18n/texts/feedback.ts';
import { translate } from '../../i18n/texts.ts';
import { Button } from '../../ui/Button.tsx';
import { Done } from '../../ui/Done.tsx';
import { Field } from '../../ui/Field.tsx';
import { FormStatus } from '../../ui/FormStatus.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { SignInFirst } from './SignInFirst.tsx';
import { useSubmission } from './useSubmission.ts';

type Problem = { subject?: true; message?: true; action?: 'tooMany' | 'support.failed' | 'signIn' };

/** Subject and message are required (S5.35). */
export const SupportForm = ({ lang, onClose }: { lang: Language; onClose: () => void }) => {
  const t = translate(lang, feedback);
  const { form, stage, problem } = useSubmission<Problem>({
    name: 'support',
    check: ({ subject = '', message = '' }) => {
      const missing: Problem = {
        ...(!hasVisibleText(subject) && { subject: true }),
        ...(!hasVisibleText(message) && { message: true }),
      };
      return Object.keys(missing).length > 0 ? missing : null;
    },
    send: async ({ subject = '', message = '' }, id) => {
      await call('sendSupportRequest', { id, request: { subject: subject.trim(), message: message.trim() } });
    },
    explain: (failure) => {
      const code = codeOf(failure);
      if (code === 'unauthenticated' || code === 'permission-denied') return { action: 'signIn' };
      return { action: code === 'resource-exhausted' ? 'tooMany' : 'support.failed' };
    },
  });
  if (stage === 'done')
    return (
      <Done title={t('support.done')} text={t('support.doneText')}>
        <Button onClick={onClose}>{t('close')}</Button>
      </Done>
    );
  return (
    <form {...form} aria-label={t('support.title')} className="grid gap-5">
      <Field label={t('subject')} required error={problem?.subject && t('support.subjectMissing')}>
        {(ids) => <TextInput {...ids} name="subject" maxLength={200} />}
      </Field>
      <Field label={t('message')} required error={problem?.message && t('support.messageMissing')}>
        {(ids) => <TextArea {...ids} name="message" maxLength={5_000} />}
      </Field>
      {problem?.action === 'signIn' ? (
        <SignInFirst lang={lang} />
      ) : (
        <FormStatus
          lang={lang}
          sending={stage === 'sending'}
          problem={problem?.action ? { title: t('error'), text: t(problem.action) } : null}
        />
      )}
      <Button type="submit" variant="primary" loading={stage === 'sending'} loadingLabel={t('sending')}>
        {t('support.send')}
      </Button>
    </form>
  );
};
