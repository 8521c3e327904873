import { ChevronDown } from 'lucide-react';
import type { DayCounts } from '../../domain/advice/listingDays.schema.ts';
import { dayKinds } from '../../domain/advice/listingDays.ts';
import { formatNumber } from '../../i18n/format.ts';
import { formatDay } from '../../i18n/formatDay.ts';
import type { Language } from '../../i18n/languages.ts';
import { listingDays } from '../../i18n/texts/listingDays.ts';
import { translate } from '../../i18n/texts.ts';
import { sumOf } from './DayPlot.tsx';

export const DayTable = ({ lang, counts }: { lang: Language; counts: DayCounts }) => {
  const t = translate(lang, listingDays);
  const cell = (key: string, value: number) => (
    <td key={key} className="py-1.5 pl-3 text-right">
      {formatNumber(lang, value)}
    </td>
  );
  return (
    <details className="group">
      <summary className="inline-flex min-h-11 cursor-pointer items-center gap-2 font-semibold">
        {t('table')}
        <ChevronDown size={18} aria-hidden="true" className="group-open:rotate-180" />
      </summary>
      <table className="w-full text-sm figures">
        <thead>
          <tr className="border-b border-line-strong">
            <th scope="col" className="py-1.5 text-left font-semibold">
              {t('day')}
            </th>
            {dayKinds.map((kind) => (
              <th key={kind} scope="col" className="py-1.5 pl-3 text-right font-semibold">
                {t(`short.${kind}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {counts.days
            .map((day, index) => (
              <tr key={day} className="border-b border-line">
                <th scope="row" className="py-1.5 text-left font-normal">
                  {formatDay(lang, day)}
                </th>
                {dayKinds.map((kind) => cell(kind, counts[kind][index] ?? 0))}
              </tr>
            ))
            .toReversed()}
        </tbody>
        <tfoot>
          <tr className="font-semibold">
            <th scope="row" className="py-1.5 text-left">
              {t('total')}
            </th>
            {dayKinds.map((kind) => cell(kind, sumOf(counts[kind])))}
          </tr>
        </tfoot>
      </table>
    </details>
  );
};
