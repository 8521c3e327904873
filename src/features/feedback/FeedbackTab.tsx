import type { Language } from '../../i18n/languages.ts';
import { feedback } from '../../i18n/texts/feedback.ts';
import { translate } from '../../i18n/texts.ts';
import { localize, paths } from '../../paths.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { useAsked } from '../../ui/useAsked.ts';
import { FeedbackForm } from './FeedbackForm.tsx';

/**
 * The tab at the edge of every page, from 768 px on; a phone has a link in its menu. A phone on its side has neither: the
 * tab would cover a quarter of its height, and the footer links to the contact page. The script comes with
 * the first click, so the dialog opens as soon as it is there; without script the link leads to the contact page.
 */
export const FeedbackTab = ({ lang }: { lang: Language }) => {
  const t = translate(lang, feedback);
  const [open, setOpen] = useAsked('feedback');
  return (
    <>
      <a
        href={localize(lang, paths.contact)}
        data-ask="feedback"
        className="max-lg:steps-aside short:hidden! fixed top-1/2 right-0 z-20 hidden min-h-24 min-w-11 -translate-y-1/2 rotate-180 items-center justify-center rounded-r-md border border-line-strong bg-surface px-2 py-4 text-sm font-semibold no-underline [writing-mode:vertical-rl] hover:border-ink hover:bg-sunken md:flex print:hidden"
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
