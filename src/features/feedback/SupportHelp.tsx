import { type Session, useSession } from '../../firebase/session.ts';
import type { Language } from '../../i18n/languages.ts';
import { feedback } from '../../i18n/texts/feedback.ts';
import { translate } from '../../i18n/texts.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { useAsked } from '../../ui/useAsked.ts';
import { SignInFirst } from './SignInFirst.tsx';
import { SupportForm } from './SupportForm.tsx';

type InsideProps = { lang: Language; session: Session['state']; onClose: () => void };

export const SupportInside = ({ lang, session, onClose }: InsideProps) =>
  session === 'out' ? <SignInFirst lang={lang} /> : <SupportForm lang={lang} onClose={onClose} />;

/** Dialog behind 'Need help', loaded by the first click on a `data-ask="support"` link. */
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
      <SupportInside lang={lang} session={session.state} onClose={() => setOpen(false)} />
    </Dialog>
  );
};
