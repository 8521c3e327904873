import { Bell } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { Criteria } from '../../domain/alert.ts';
import { useSession } from '../../firebase/session.ts';
import type { Language } from '../../i18n/languages.ts';
import { alerts } from '../../i18n/texts/alerts.ts';
import { translate } from '../../i18n/texts.ts';
import { localize, paths, signInPath } from '../../paths.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Toasts } from '../../ui/Toasts.tsx';

type Props = {
  lang: Language;
  /** What the dialog starts with: the filters in use, or the facts of a bike. */
  prefill?: Partial<Criteria>;
  label?: string;
};

const AlertDialog = lazy(async () => ({ default: (await import('./AlertDialog.tsx')).AlertDialog }));

/**
 * The way to an alert from any page; a visitor signs in first. Built as a plain link, which is what a visitor
 * without JavaScript keeps; the dialog is loaded when it is opened.
 * @example <AlertButton client:member lang={lang} prefill={{ make: 'Honda', location: 'Hue' }} />
 */
export const AlertButton = ({ lang, prefill, label = translate(lang, alerts)('button') }: Props) => {
  const session = useSession();
  // Null until it was opened once: before that there is nothing to load.
  const [open, setOpen] = useState<boolean | null>(null);
  const content = (
    <>
      <Bell size={18} aria-hidden="true" className="shrink-0" />
      {label}
    </>
  );
  return (
    <>
      {session.state === 'in' ? (
        <Button onClick={() => setOpen(true)} className="w-full">
          {content}
        </Button>
      ) : (
        <ButtonLink href={signInPath(lang, localize(lang, paths.alerts))} className="w-full">
          {content}
        </ButtonLink>
      )}
      {/* Stays open when the session ends elsewhere, so that nothing typed is lost. */}
      {open !== null && (
        <Suspense>
          <AlertDialog lang={lang} open={open} onOpenChange={setOpen} {...(prefill && { prefill })} />
        </Suspense>
      )}
      {session.state === 'in' || open !== null ? <Toasts lang={lang} /> : null}
    </>
  );
};
