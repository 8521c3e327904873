import { useState } from 'react';
import { type ReportOutcome, type ReportReason, reportReasons } from '../../domain/moderation/report.ts';
import { call } from '../../firebase/calls.ts';
import { problemOf } from '../../firebase/problemOf.ts';
import { tellLeft } from '../../firebase/tellQuota.ts';
import type { Language } from '../../i18n/languages.ts';
import { report as texts } from '../../i18n/texts/report.ts';
import { translate } from '../../i18n/texts.ts';
import { reportHandled } from '../../shell/reportHandled.ts';
import { Button } from '../../ui/Button.tsx';
import { Done } from '../../ui/Done.tsx';
import { ReasonForm } from '../../ui/ReasonForm.tsx';

type Props = { lang: Language; listingId: string; onClose: () => void };

const problems = {
  'failed-precondition': 'own',
  'resource-exhausted': 'tooMany',
  'permission-denied': 'suspended',
  'not-found': 'gone',
} as const;

export const ReportForm = ({ lang, listingId, onClose }: Props) => {
  const t = translate(lang, texts);
  const [done, setDone] = useState<ReportOutcome | null>(null);

  const send = async (report: { reason: ReportReason; message: string | null }) => {
    try {
      const { outcome, left } = await call('reportListing', { listing_id: listingId, report });
      setDone(outcome);
      tellLeft('report', left);
      return null;
    } catch (failure) {
      reportHandled(failure, 'report a listing');
      return t(problemOf(failure, problems, 'failed'));
    }
  };
  if (done)
    return (
      <Done title={t(done)} text={t(`${done}Text`)}>
        <Button onClick={onClose}>{t('close')}</Button>
      </Done>
    );
  return (
    <ReasonForm
      lang={lang}
      label={t('open')}
      keptAs={`report.${listingId}`}
      intro={t('intro')}
      legend={t('legend')}
      options={reportReasons.map((value) => ({
        value,
        label: t(value),
        hint: value === 'scam' || value === 'stolen' || value === 'price' ? t(`${value}Hint`) : undefined,
      }))}
      more={t('message')}
      moreHint={t('messageHint')}
      missing={t('reasonMissing')}
      send={t('send')}
      sending={t('sending')}
      onSend={send}
    />
  );
};
