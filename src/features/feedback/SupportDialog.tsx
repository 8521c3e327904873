import type { Language } from '../../i18n/languages.ts';
import { feedback } from '../../i18n/texts/feedback.ts';
import { translate } from '../../i18n/texts.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { SignInFirst } from './SignInFirst.tsx';
import { SupportForm } from './SupportForm.tsx';

type Props = { lang: Language; open: boolean; onOpenChange: (open: boolean) => void; isVisitor: boolean };

/** A question to the operator, from whoever is signed in. */
export const SupportDialog = ({ lang, open, onOpenChange, isVisitor }: Props) => {
  const t = translate(lang, feedback);
  return (
    <Dialog
      lang={lang}
      open={open}
      onOpenChange={onOpenChange}
      title={t('support.title')}
      description={t('support.intro')}
    >
      {isVisitor ? (
        <SignInFirst lang={lang} />
      ) : (
        <SupportForm lang={lang} onClose={() => onOpenChange(false)} />
      )}
    </Dialog>
  );
};
