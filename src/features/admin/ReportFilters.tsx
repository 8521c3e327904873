import { anyReportReasons, type ReportAge, reportAges } from '../../domain/moderation/reportFilter.ts';
import type { Language } from '../../i18n/languages.ts';
import { admin } from '../../i18n/texts/admin.ts';
import { translate } from '../../i18n/texts.ts';
import { Field } from '../../ui/Field.tsx';
import { Select } from '../../ui/Select.tsx';

export const reportKinds = ['listings', 'conversations'] as const;
type ReportKind = (typeof reportKinds)[number];

export type ReportChoice = {
  kind: ReportKind | null;
  reason: (typeof anyReportReasons)[number] | null;
  age: ReportAge | null;
};
export const anyReport: ReportChoice = { kind: null, reason: null, age: null };

type Props = { lang: Language; choice: ReportChoice; onChange: (choice: ReportChoice) => void };

export const ReportFilters = ({ lang, choice, onChange }: Props) => {
  const t = translate(lang, admin);
  const pick = <V extends string>(all: readonly V[], value: string) =>
    all.find((one) => one === value) ?? null;
  return (
    <div className="mb-5 grid max-w-2xl grid-cols-1 gap-3 sm:grid-cols-3">
      <Field label={t('filterKind')}>
        {(ids) => (
          <Select
            {...ids}
            value={choice.kind ?? ''}
            placeholder={t('filterAll')}
            options={reportKinds.map((value) => ({ value, label: t(`filterKind.${value}`) }))}
            onValueChange={(value) => onChange({ ...choice, kind: pick(reportKinds, value) })}
          />
        )}
      </Field>
      <Field label={t('reason')}>
        {(ids) => (
          <Select
            {...ids}
            value={choice.reason ?? ''}
            placeholder={t('filterAll')}
            options={anyReportReasons.map((value) => ({ value, label: t(`reason.${value}`) }))}
            onValueChange={(value) => onChange({ ...choice, reason: pick(anyReportReasons, value) })}
          />
        )}
      </Field>
      <Field label={t('filterAge')}>
        {(ids) => (
          <Select
            {...ids}
            value={choice.age ?? ''}
            placeholder={t('filterAll')}
            options={reportAges.map((value) => ({ value, label: t(`filterAge.${value}`) }))}
            onValueChange={(value) => onChange({ ...choice, age: pick(reportAges, value) })}
          />
        )}
      </Field>
    </div>
  );
};
