import { CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { ReportOutcome } from '../../domain/report.ts';
import type { Language } from '../../i18n/languages.ts';
import { report } from '../../i18n/texts/report.ts';
import { translate } from '../../i18n/texts.ts';
import { Button } from '../../ui/Button.tsx';

type Props = { lang: Language; outcome: ReportOutcome; onClose: () => void };

/** What has become of the report; it takes the form's place, and focus with it. */
export const Reported = ({ lang, outcome, onClose }: Props) => {
  const t = translate(lang, report);
  const heading = useRef<HTMLParagraphElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div role="status" className="flex flex-col items-center py-4 text-center">
      <CircleCheck size={36} strokeWidth={1.5} aria-hidden="true" className="text-leaf" />
      <p ref={heading} tabIndex={-1} className="mt-3 text-lg font-semibold outline-none">
        {t(outcome)}
      </p>
      <p className="mt-1 mb-5 text-ink-soft">{t(`${outcome}Text`)}</p>
      <Button onClick={onClose}>{t('close')}</Button>
    </div>
  );
};
