import { useEffect, useState } from 'react';
import type { Criteria } from '../../domain/alert.ts';
import { readCriteria } from '../../domain/alertAddress.ts';
import { sessionKnown } from '../../firebase/session.ts';
import { island } from '../../frame/island.tsx';
import type { Language } from '../../i18n/languages.ts';
import { signInPath } from '../../paths.ts';
import { AlertDialog } from './AlertDialog.tsx';

const isLink = (element: Element | null): element is HTMLAnchorElement =>
  element instanceof HTMLAnchorElement;

/**
 * The dialog behind the links of a list that carry `data-ask="alert"` and say in their addresses what they look
 * for. The script comes with the first click; a visitor signs in first, and finds the dialog filled in.
 */
export const AskAlert = island('ask for an alert', ({ lang }: { lang: Language }) => {
  /** Null until it was opened once: before that there is nothing to show. */
  const [open, setOpen] = useState<boolean | null>(null);
  const [prefill, setPrefill] = useState<Partial<Criteria>>({});
  useEffect(() => {
    const ask = async (link: HTMLAnchorElement) => {
      const { state } = await sessionKnown();
      const { pathname, search, searchParams } = new URL(link.href);
      if (state === 'out') return location.assign(signInPath(lang, pathname + search));
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
  }, [lang]);
  if (open === null) return null;
  return (
    <AlertDialog
      key={JSON.stringify(prefill)}
      lang={lang}
      open={open}
      onOpenChange={setOpen}
      prefill={prefill}
    />
  );
});
