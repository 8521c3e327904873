import { useEffect, useState } from 'react';
import { useSession } from '../../firebase/session.ts';
import type { Language } from '../../i18n/languages.ts';
import { reviews } from '../../i18n/texts/reviews.ts';
import { translate } from '../../i18n/texts.ts';
import { localize, paths } from '../../paths.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { SignInPrompt } from '../../ui/SignInPrompt.tsx';
import { ReportReview } from './ReportReview.tsx';

type Props = { lang: Language; review: string };

/** 'Report this review' on a page. The script comes with the first click; without it the link leads to the contact page. */
export const ReportReviewLink = ({ lang, review }: Props) => {
  const t = translate(lang, reviews);
  const session = useSession();
  const [open, setOpen] = useState(false);
  useEffect(() => setOpen(true), []);
  return (
    <>
      <a
        href={localize(lang, paths.contact)}
        data-ask={`review-${review}`}
        onClick={(event) => {
          event.preventDefault();
          setOpen(true);
        }}
        className="inline-flex min-h-11 items-center text-sm text-ink-soft no-underline hover:text-ink hover:underline"
      >
        {t('report')}
      </a>
      {session.state === 'out' && (
        <SignInPrompt
          lang={lang}
          feature={open ? 'report' : null}
          back={location.pathname}
          onClose={() => setOpen(false)}
        />
      )}
      {session.state === 'in' && open && (
        <Dialog lang={lang} open onOpenChange={setOpen} title={t('report')}>
          <ReportReview lang={lang} review={review} startsOpen />
        </Dialog>
      )}
    </>
  );
};
