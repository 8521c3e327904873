import { useEffect, useState } from 'react';
import type { Criteria } from '../../domain/alerts/alert.ts';
import { readCriteria } from '../../domain/alerts/alertAddress.ts';
import { sessionKnown } from '../../firebase/session.ts';
import type { Language } from '../../i18n/languages.ts';
import { island } from '../../shell/island.tsx';
import type { PendingAction } from '../../ui/pendingAction.ts';
import { SignInPrompt } from '../../ui/SignInPrompt.tsx';
import { showWaiting } from '../../ui/showWaiting.ts';
import { Toasts } from '../../ui/Toasts.tsx';
import { AlertDialog } from './AlertDialog.tsx';

// Loaded on demand: it brings the schemas, which visitors don't need.
const saving = () => import('./saveSearch.ts');

const isLink = (element: Element | null): element is HTMLAnchorElement =>
  element instanceof HTMLAnchorElement;

/**
 * Opens a dialog for `data-ask="alert"` links, whose addresses contain the criteria. Links with `data-saves`
 * save the alert at once. Visitors sign in first.
 */
export const AskAlert = island('ask for an alert', ({ lang }: { lang: Language }) => {
  const [open, setOpen] = useState<boolean | null>(null);
  const [prefill, setPrefill] = useState<Partial<Criteria>>({});
  /** Page of alerts with the criteria, to go to after signing in. */
  const [back, setBack] = useState<string | null>(null);
  const [pending, setPending] = useState<PendingAction>();
  useEffect(() => {
    const fillIn = (criteria: Partial<Criteria>) => {
      setPrefill(criteria);
      setOpen(true);
    };
    const ask = async (link: HTMLAnchorElement) => {
      const session = await showWaiting(link, sessionKnown());
      const { pathname, search, searchParams } = new URL(link.href);
      const criteria = readCriteria(searchParams);
      const beyond = link.dataset.saves;
      // Tells visitors before they sign in that their search is too wide.
      if (beyond && !criteria)
        return (await showWaiting(link, saving())).tellTooWide(lang, beyond, () =>
          session.state === 'out' ? setBack(pathname + search) : fillIn({}),
        );
      const saves = beyond !== undefined && criteria !== null;
      if (session.state === 'out') {
        setPending(saves ? { kind: 'alert', value: `search,${encodeURIComponent(beyond)}` } : undefined);
        return setBack(pathname + search);
      }
      if (!saves) return fillIn(criteria ?? {});
      const work = async () => (await saving()).saveSearch(lang, session.user.id, { criteria, beyond });
      if (!(await showWaiting(link, work()))) fillIn(criteria);
    };
    const onClick = (event: MouseEvent) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || !(event.target instanceof Element)) return;
      const link = event.target.closest('[data-ask="alert"]');
      if (!isLink(link)) return;
      event.preventDefault();
      void ask(link);
    };
    // The click that loaded this island is handled here. All links on the page share their criteria.
    const first = document.querySelector('[data-ask="alert"]');
    if (isLink(first)) void ask(first);
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [lang]);
  return (
    <>
      {back !== null && (
        <SignInPrompt
          lang={lang}
          feature="alert"
          back={back}
          pending={pending}
          onClose={() => setBack(null)}
        />
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
      {/* Until the dialog is first opened, the list shows notices. */}
      {open !== null && <Toasts lang={lang} />}
    </>
  );
});
