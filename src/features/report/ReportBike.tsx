import { Flag } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useSession } from '../../firebase/session.ts';
import type { Language } from '../../i18n/languages.ts';
import { report } from '../../i18n/texts/report.ts';
import { translate } from '../../i18n/texts.ts';
import { localize, paths } from '../../paths.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { SignInPrompt } from '../../ui/SignInPrompt.tsx';
import { ReportForm } from './ReportForm.tsx';

type Props = { lang: Language; listingId: string; title: string };

/**
 * 'Report this listing'. The script comes with the first click, so the dialog opens as soon as it is there;
 * without script the link leads to the contact page.
 */
export const ReportBike = ({ lang, listingId, title }: Props) => {
  const t = translate(lang, report);
  const session = useSession();
  const [open, setOpen] = useState(false);
  useEffect(() => setOpen(true), []);
  const isVisitor = session.state === 'out';
  return (
    <>
      <a
        href={localize(lang, paths.contact)}
        data-ask="report"
        onClick={(event) => {
          event.preventDefault();
          setOpen(true);
        }}
        aria-busy={(open && session.state === 'loading') || undefined}
        className="inline-flex min-h-11 items-center gap-1.5 text-sm text-ink-soft no-underline hover:text-ink hover:underline"
      >
        <Flag size={16} aria-hidden="true" className="shrink-0" />
        {t('open')}
      </a>
      {isVisitor && (
        <SignInPrompt
          lang={lang}
          feature={open ? 'report' : null}
          back={location.pathname}
          onClose={() => setOpen(false)}
        />
      )}
      {session.state === 'in' && open && (
        <Dialog lang={lang} open onOpenChange={setOpen} title={t('open')} description={title}>
          <ReportForm lang={lang} listingId={listingId} onClose={() => setOpen(false)} />
        </Dialog>
      )}
    </>
  );
};
