import { useState } from 'react';
import { ratings } from '../../domain/support/feedback.ts';
import { hasVisibleText } from '../../domain/text/hasVisibleText.ts';
import { codeOf } from '../../firebase/codeOf.ts';
import { sessionKnown } from '../../firebase/session.ts';
import type { Language } from '../../i18n/languages.ts';
import { feedback } from '../../i18n/texts/feedback.ts';
import { translate } from '../../i18n/texts.ts';
import { signInPath } from '../../paths.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Done } from '../../ui/Done.tsx';
import { Field } from '../../ui/Field.tsx';
import { FormStatus } from '../../ui/FormStatus.tsx';
import { RadioGroup } from '../../ui/RadioGroup.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { sendFeedback } from './sendFeedback.ts';
import { useSubmission } from './useSubmission.ts';

class SignedOut extends Error {}

type Problem = 'message' | 'signIn' | 'tooMany' | 'failed';
const titles = {
  message: 'messageRequired',
  signIn: 'signInRequired',
  tooMany: 'error',
  failed: 'error',
} as const;
const explanations = {
  message: 'messageRequiredText',
  signIn: 'signInText',
  tooMany: 'tooMany',
  failed: 'failed',
} as const;

/** Asks visitors to sign in, and keeps their text. */
export const FeedbackForm = ({ lang, onClose }: { lang: Language; onClose: () => void }) => {
  const t = translate(lang, feedback);
  const [rating, setRating] = useState<string>('');
  const { form, stage, problem } = useSubmission<Problem>({
    name: 'feedback',
    check: ({ message = '' }) => (!hasVisibleText(message) ? 'message' : null),
    send: async (values, id) => {
      const session = await sessionKnown();
      if (session.state === 'out') throw new SignedOut();
      await sendFeedback(session.user.id, id, values);
    },
    explain: (failure) => {
      if (failure instanceof SignedOut) return 'signIn';
      return codeOf(failure) === 'resource-exhausted' ? 'tooMany' : 'failed';
    },
  });
  if (stage === 'done')
    return (
      <Done title={t('done')} text={t('doneText')}>
        <Button onClick={onClose}>{t('close')}</Button>
      </Done>
    );
  return (
    <form {...form} aria-label={t('title')} className="grid gap-5">
      <RadioGroup
        legend={t('rating')}
        name="rating"
        value={rating}
        onValueChange={setRating}
        className="grid grid-cols-2 gap-x-4"
        options={[
          ...ratings.map((value) => ({ value: String(value), label: t(`rating${value}`) })),
          { value: '', label: t('noRating') },
        ]}
      />
      <Field label={t('subject')} hint={t('optional')}>
        {(ids) => <TextInput {...ids} name="subject" maxLength={200} />}
      </Field>
      <Field label={t('message')} required>
        {(ids) => <TextArea {...ids} name="message" maxLength={5_000} />}
      </Field>
      <FormStatus
        lang={lang}
        sending={stage === 'sending'}
        problem={problem && { title: t(titles[problem]), text: t(explanations[problem]) }}
      >
        {problem === 'signIn' && (
          <ButtonLink href={signInPath(lang, location.pathname + location.search)} size="sm" className="mt-3">
            {t('signIn')}
          </ButtonLink>
        )}
      </FormStatus>
      <Button type="submit" variant="primary" loading={stage === 'sending'} loadingLabel={t('sending')}>
        {t('send')}
      </Button>
    </form>
  );
};
