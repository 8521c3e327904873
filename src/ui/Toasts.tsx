import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Language } from '../i18n/languages.ts';
import { ui } from '../i18n/texts/ui.ts';
import { translate } from '../i18n/texts.ts';
import { classes } from './classes.ts';
import { $notices } from './notify.ts';
import { showKeptNotice } from './notifyNext.ts';
import { Toast } from './Toast.tsx';
import { $topLayer } from './topLayer.ts';

/** Islands that contain `Toasts`; only the first of them shows notices. */
const $regions = atom<readonly symbol[]>([]);

/**
 * Live region for notices: above the bars at the bottom, or at the top while a phone shows a dialog. Shows
 * one notice at a time. Rendered before any notice, so that screen readers announce even the first.
 */
export const Toasts = ({ lang }: { lang: Language }) => {
  // Other islands may add notices before hydration; the server rendered none.
  const notices = useStore($notices, { ssr: 'initial' });
  const dialog = useStore($topLayer).at(-1);
  // Each island is a React root, so two may have the same useId.
  const [id] = useState(() => Symbol());
  const first = useStore($regions, { ssr: 'initial' })[0];
  useEffect(() => {
    $regions.set([...$regions.get(), id]);
    return () => $regions.set($regions.get().filter((other) => other !== id));
  }, [id]);
  useEffect(showKeptNotice, []);
  if (first !== undefined && first !== id) return null;
  // An offer stays until dismissed, so other notices are shown before it.
  const shown = notices.findLast(({ stays }) => !stays) ?? notices.at(-1);
  const region = (
    <section
      aria-label={translate(lang, ui)('notices')}
      aria-live={notices.some(({ tone }) => tone === 'error') ? 'assertive' : 'polite'}
      aria-relevant="additions"
      className={classes(
        'pointer-events-none fixed inset-x-3 z-50 flex flex-col items-center gap-2 md:inset-x-auto md:right-4 md:w-96',
        dialog
          ? 'max-md:top-3 md:bottom-4'
          : 'bottom-[calc(var(--consent,0px)+var(--bar,0px)+0.75rem)] [body:has([data-action-bar])_&]:bottom-24',
      )}
    >
      {notices.map((notice) => (
        <Toast key={notice.id} lang={lang} notice={notice} covered={notice !== shown} />
      ))}
    </section>
  );
  return dialog ? createPortal(region, dialog) : region;
};
