import type { Language } from '../../i18n/languages.ts';
import { conversations } from '../../i18n/texts/conversations.ts';
import { translate } from '../../i18n/texts.ts';
import { localize, paths, signInPath } from '../../paths.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import type { QuestionFailure } from './questionFailure.ts';

type Props = { lang: Language; failure: QuestionFailure | null; onSimilar: () => void };

export const QuestionHelp = ({ lang, failure, onSimilar }: Props) => {
  const t = translate(lang, conversations);
  return (
    <>
      {failure === 'justSold' && (
        <>
          <p className="mt-1">{t('justSoldText')}</p>
          <Button size="sm" className="mt-3" onClick={onSimilar}>
            {t('similarBikes')}
          </Button>
        </>
      )}
      {failure === 'signInRequired' && (
        <ButtonLink href={signInPath(lang, location.pathname)} size="sm" className="mt-3">
          {t('signIn')}
        </ButtonLink>
      )}
      {failure === 'suspended' && (
        <ButtonLink href={localize(lang, paths.contact)} size="sm" className="mt-3">
          {t('contactUs')}
        </ButtonLink>
      )}
    </>
  );
};
