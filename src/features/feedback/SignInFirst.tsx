import type { Language } from '../../i18n/languages.ts';
import { feedback } from '../../i18n/texts/feedback.ts';
import { translate } from '../../i18n/texts.ts';
import { signInPath } from '../../paths.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { FormStatus } from '../../ui/FormStatus.tsx';

/** The sign-in leads back to support (S6.8). */
export const SignInFirst = ({ lang }: { lang: Language }) => {
  const t = translate(lang, feedback);
  return (
    <FormStatus
      lang={lang}
      sending={false}
      problem={{ title: t('support.signIn'), text: t('support.signInText') }}
    >
      <ButtonLink href={signInPath(lang, location.pathname + location.search)} size="sm" className="mt-3">
        {t('signIn')}
      </ButtonLink>
    </FormStatus>
  );
};
