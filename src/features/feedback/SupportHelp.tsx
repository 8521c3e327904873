import { LifeBuoy } from 'lucide-react';
import { useState } from 'react';
import { useSession } from '../../firebase/session.ts';
import type { Language } from '../../i18n/languages.ts';
import { feedback } from '../../i18n/texts/feedback.ts';
import { translate } from '../../i18n/texts.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { SignInFirst } from './SignInFirst.tsx';
import { SupportForm } from './SupportForm.tsx';

/** 'Need help': a button that floats above a form, and the dialog behind it. */
export const SupportHelp = ({ lang }: { lang: Language }) => {
  const t = translate(lang, feedback);
  const session = useSession();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="fixed right-4 bottom-32 z-20 inline-flex [body:has([data-consent]:not([hidden]))_&]:bottom-72 min-h-11 items-center gap-2 rounded-full border border-line-strong bg-surface px-4 text-sm font-semibold shadow-float hover:border-ink hover:bg-sunken md:bottom-24 print:hidden"
      >
        <LifeBuoy size={18} aria-hidden="true" />
        {t('support.open')}
      </button>
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
    </>
  );
};
