import { LifeBuoy } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useSession } from '../../firebase/session.ts';
import type { Language } from '../../i18n/languages.ts';
import { feedback } from '../../i18n/texts/feedback.ts';
import { translate } from '../../i18n/texts.ts';

const SupportDialog = lazy(async () => ({ default: (await import('./SupportDialog.tsx')).SupportDialog }));

/** 'Need help': a button that floats above a form; the dialog behind it is loaded when it is opened. */
export const SupportHelp = ({ lang }: { lang: Language }) => {
  const t = translate(lang, feedback);
  const session = useSession();
  // Null until it was opened once: before that there is nothing to load.
  const [open, setOpen] = useState<boolean | null>(null);
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
      {open !== null && (
        <Suspense>
          <SupportDialog lang={lang} open={open} onOpenChange={setOpen} isVisitor={session.state === 'out'} />
        </Suspense>
      )}
    </>
  );
};
