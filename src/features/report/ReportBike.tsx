import { Flag } from 'lucide-react';
import { useSession } from '../../firebase/session.ts';
import type { Language } from '../../i18n/languages.ts';
import { report } from '../../i18n/texts/report.ts';
import { translate } from '../../i18n/texts.ts';
import { AskedDialog } from '../../ui/AskedDialog.tsx';
import { ReportForm } from './ReportForm.tsx';

type Props = { lang: Language; listingId: string; title: string };

export const ReportBike = ({ lang, listingId, title }: Props) => (
  <AskedDialog
    lang={lang}
    ask="report"
    label={translate(lang, report)('open')}
    icon={Flag}
    session={useSession().state}
    feature="report"
    description={title}
  >
    {(close) => <ReportForm lang={lang} listingId={listingId} onClose={close} />}
  </AskedDialog>
);
