import type { Language } from '../../i18n/languages.ts';
import { feedback } from '../../i18n/texts/feedback.ts';
import { translate } from '../../i18n/texts.ts';
import { localize, paths } from '../../paths.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { useAsked } from '../../ui/useAsked.ts';
import { FeedbackForm } from './FeedbackForm.tsx';

/**
 * Tab at the page's edge from 1280 px on. After scrolling it folds to a strip that opens on hover or focus.
 * The first click loads the form; without scripts the link leads to /contact.
 */
export const FeedbackTab = ({ lang }: { lang: Language }) => {
  const t = translate(lang, feedback);
  const [open, setOpen] = useAsked('feedback');
  return (
    <>
      <a
        href={localize(lang, paths.contact)}
        data-ask="feedback"
        className="short:hidden! fixed top-1/2 right-0 z-20 hidden min-h-22 min-w-9 -translate-y-1/2 rotate-180 items-center justify-center rounded-r-md bg-surface px-1 py-3 text-xs text-ink-soft no-underline shadow-float [writing-mode:vertical-rl] before:absolute before:inset-y-0 before:-right-2 before:left-0 hover:bg-sunken hover:text-ink transition-[translate] xl:flex print:hidden"
      >
        {t('tab')}
      </a>
      {open && (
        <Dialog lang={lang} open onOpenChange={setOpen} title={t('title')} description={t('intro')}>
          <FeedbackForm lang={lang} onClose={() => setOpen(false)} />
        </Dialog>
      )}
    </>
  );
};
