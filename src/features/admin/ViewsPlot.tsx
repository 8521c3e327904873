import { formatNumber } from '../../i18n/format.ts';
import { formatDate } from '../../i18n/formatDate.ts';
import type { Language } from '../../i18n/languages.ts';
import { admin } from '../../i18n/texts/admin.ts';
import { translate } from '../../i18n/texts.ts';
import type { Weeks } from './viewTotals.ts';

/** User units of the SVG, which scales to its container. */
const [height, step, bar] = [80, 24, 18];

/** Views by week. Screen readers get a list. */
export const ViewsPlot = ({ lang, weeks }: { lang: Language; weeks: Weeks }) => {
  const t = translate(lang, admin);
  const max = Math.max(1, ...weeks.map(({ count }) => count));
  const describeWeek = ({ week, count }: Weeks[number]) =>
    t('viewsWeek', { date: formatDate(lang, Date.parse(week)), count: formatNumber(lang, count) });
  return (
    <figure className="max-w-xl">
      <figcaption className="font-semibold">{t('viewsByWeek')}</figcaption>
      <svg
        viewBox={`0 0 ${weeks.length * step} ${height}`}
        className="mt-2 w-full text-signal"
        aria-hidden="true"
      >
        {weeks.map((week, index) => {
          const tall = Math.round((week.count / max) * height);
          return (
            <rect
              key={week.week}
              x={index * step}
              y={height - tall}
              width={bar}
              height={tall}
              fill="currentColor"
            >
              <title>{describeWeek(week)}</title>
            </rect>
          );
        })}
      </svg>
      <ul className="sr-only">
        {weeks.map((week) => (
          <li key={week.week}>{describeWeek(week)}</li>
        ))}
      </ul>
    </figure>
  );
};
