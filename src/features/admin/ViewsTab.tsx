import { ChartColumn } from 'lucide-react';
import { useCallback } from 'react';
import type { AdminPageViews } from '../../domain/admin/adminAnswers.schema.ts';
import { formatNumber } from '../../i18n/format.ts';
import { admin } from '../../i18n/texts/admin.ts';
import { translate } from '../../i18n/texts.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { askAdmin } from './askAdmin.ts';
import { QueueView } from './QueueView.tsx';
import type { TabProps } from './tabProps.ts';
import { useQueue } from './useQueue.ts';
import { ViewsPlot } from './ViewsPlot.tsx';
import { totalOf, weekTotals } from './viewTotals.ts';

export const ViewsTab = ({ lang }: TabProps) => {
  const t = translate(lang, admin);
  const queue = useQueue<AdminPageViews>(useCallback(() => askAdmin({ queue: 'views' }), []));
  const number = (count: number) => formatNumber(lang, count);
  return (
    <QueueView
      lang={lang}
      queue={queue}
      empty={<EmptyState icon={ChartColumn} title={t('noViews')} text={t('viewsNote')} />}
    >
      {(items) => (
        <>
          <ViewsPlot lang={lang} weeks={weekTotals(items)} />
          <p id="views-note" className="mt-5 text-sm text-ink-soft">
            {t('viewsNote')}
          </p>
          <div className="mt-2 overflow-x-auto">
            <table aria-describedby="views-note" className="w-full text-left text-sm [&_th]:pr-3">
              <thead>
                <tr className="border-b border-line">
                  <th scope="col">{t('viewsPage')}</th>
                  <th scope="col">{t('viewsLanguage')}</th>
                  <th scope="col">{t('viewsThisWeek')}</th>
                  <th scope="col">{t('viewsLastWeek')}</th>
                  <th scope="col">{t('viewsAll')}</th>
                </tr>
              </thead>
              <tbody>
                {items.map(({ id, page, language, weeks }) => (
                  <tr key={id} className="border-b border-line">
                    <th scope="row" className="py-1 font-normal">
                      {page}
                    </th>
                    <td>{language}</td>
                    <td className="figures">{number(weeks.at(-1)?.count ?? 0)}</td>
                    <td className="figures">{number(weeks.at(-2)?.count ?? 0)}</td>
                    <td className="figures">{number(totalOf(weeks))}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </>
      )}
    </QueueView>
  );
};
