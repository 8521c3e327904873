import { LogIn, UserRoundPlus } from 'lucide-react';
import type { Language } from '../i18n/languages.ts';
import { signInPrompt } from '../i18n/texts/signInPrompt.ts';
import { translate } from '../i18n/texts.ts';
import { signInPath, signUpPath } from '../paths.ts';
import { ButtonLink } from './Button.tsx';
import { Dialog } from './Dialog.tsx';
import { keepPending, type PendingAction } from './pendingAction.ts';

export type PromptFeature = 'contact' | 'favorite' | 'follow' | 'alert' | 'report' | 'reportReview';

type Props = {
  lang: Language;
  /** Null: closed. */
  feature: PromptFeature | null;
  /** Path of this site to come back to, such as '/vi/motorcycle/honda-wave'. */
  back: string;
  pending?: PendingAction | undefined;
  onClose: () => void;
};

/**
 * Asks a visitor to sign in or up, and stores where to return.
 * @example <SignInPrompt lang={lang} feature={asked} back={location.pathname} onClose={() => ask(null)} />
 */
export const SignInPrompt = ({ lang, feature, back, pending, onClose }: Props) => {
  const t = translate(lang, signInPrompt);
  const leave = () => {
    if (pending) keepPending(pending, back);
  };
  return (
    <Dialog
      lang={lang}
      open={feature !== null}
      onOpenChange={onClose}
      title={t('title')}
      description={feature && t(feature)}
      footer={
        <>
          <ButtonLink href={signUpPath(lang, back)} onClick={leave}>
            <UserRoundPlus size={18} aria-hidden="true" className="shrink-0" />
            {t('signUp')}
          </ButtonLink>
          <ButtonLink variant="primary" href={signInPath(lang, back)} onClick={leave}>
            <LogIn size={18} aria-hidden="true" className="shrink-0" />
            {t('signIn')}
          </ButtonLink>
        </>
      }
    >
      <p>{t('free')}</p>
    </Dialog>
  );
};
