import { useEffect, useState } from 'react';
import type { Criteria } from '../../domain/alerts/alert.ts';
import { readCriteria } from '../../domain/alerts/alertAddress.ts';
import { sessionKnown } from '../../firebase/session.ts';
import { island } from '../../frame/island.tsx';
import type { Language } from '../../i18n/languages.ts';
import { SignInPrompt } from '../../ui/SignInPrompt.tsx';
import { showWaiting } from '../../ui/showWaiting.ts';
import { Toasts } from '../../ui/Toasts.tsx';
import { AlertDialog } from './AlertDialog.tsx';

const isLink = (element: Element | null): element is HTMLAnchorElement =>
  element instanceof HTMLAnchorElement;

/**
 * The dialog behind the links of a list or a bike that carry `data-ask="alert"` and say in their addresses what they look
 * for. The script comes with the first click; a visitor is asked to sign in first, and finds the dialog filled in.
 */
export const AskAlert = island('ask for an alert', ({ lang }: { lang: Language }) => {
  /** Null until it was opened once: before that there is nothing to show. */
  const [open, setOpen] = useState<boolean | null>(null);
  const [prefill, setPrefill] = useState<Partial<Criteria>>({});
  /** The page of alerts with what a visitor looks for, to go to after signing in. */
  const [back, setBack] = useState<string | null>(null);
  useEffect(() => {
    const ask = async (link: HTMLAnchorElement) => {
      const { state } = await showWaiting(link, sessionKnown());
      const { pathname, search, searchParams } = new URL(link.href);
      if (state === 'out') return setBack(pathname + search);
      setPrefill(readCriteria(searchParams) ?? {});
      setOpen(true);
    };
    const onClick = (event: MouseEvent) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || !(event.target instanceof Element)) return;
      const link = event.target.closest('[data-ask="alert"]');
      if (!isLink(link)) return;
      event.preventDefault();
      void ask(link);
    };
    // The click that woke this came before anybody listened; all links of a page ask for the same.
    const first = document.querySelector('[data-ask="alert"]');
    if (isLink(first)) void ask(first);
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, []);
  return (
    <>
      {back !== null && (
        <SignInPrompt lang={lang} feature="alert" back={back} onClose={() => setBack(null)} />
      )}
      {open !== null && (
        <AlertDialog
          key={JSON.stringify(prefill)}
          lang={lang}
          open={open}
          onOpenChange={setOpen}
          prefill={prefill}
        />
      )}
      {/* Not while this is HTML alone: the list has a region of its own. */}
      {open !== null && <Toasts lang={lang} />}
    </>
  );
});
