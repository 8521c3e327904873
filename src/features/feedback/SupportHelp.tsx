import { useSession } from '../../firebase/session.ts';
import type { Language } from '../../i18n/languages.ts';
import { feedback } from '../../i18n/texts/feedback.ts';
import { translate } from '../../i18n/texts.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { useAsked } from '../../ui/useAsked.ts';
import { SignInFirst } from './SignInFirst.tsx';
import { SupportForm } from './SupportForm.tsx';

/** The dialog behind 'Need help'. It comes with the first click on a link that carries `data-ask="support"`. */
export const SupportHelp = ({ lang }: { lang: Language }) => {
  const t = translate(lang, feedback);
  const session = useSession();
  const [open, setOpen] = useAsked('support');
  return (
    <Dialog
      lang={lang}
      open={open}
      onOpenChange={setOpen}
      title={t('support.title')}
      description={t('support.intro')}
    >
      {session.state === 'out' ? (
        <SignInFirst lang={lang} />
      ) : (
        <SupportForm lang={lang} onClose={() => setOpen(false)} />
      )}
    </Dialog>
  );
};
