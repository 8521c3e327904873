import { useSession } from '../../firebase/session.ts';
import type { Language } from '../../i18n/languages.ts';
import { reviews } from '../../i18n/texts/reviews.ts';
import { translate } from '../../i18n/texts.ts';
import { AskedDialog } from '../../ui/AskedDialog.tsx';
import { ReportReview } from './ReportReview.tsx';

type Props = { lang: Language; review: string };

export const ReportReviewLink = ({ lang, review }: Props) => (
  <AskedDialog
    lang={lang}
    ask={`review-${review}`}
    label={translate(lang, reviews)('report')}
    session={useSession().state}
    feature="reportReview"
  >
    {() => <ReportReview lang={lang} review={review} />}
  </AskedDialog>
);
