import { Eye, Heart, type LucideIcon, MessagesSquare, Phone } from 'lucide-react';
import type { DayKind } from '../../domain/advice/listingDays.ts';
import { formatNumber } from '../../i18n/format.ts';
import { formatDay } from '../../i18n/formatDay.ts';
import type { Language } from '../../i18n/languages.ts';
import { listingDays } from '../../i18n/texts/listingDays.ts';
import { translate } from '../../i18n/texts.ts';

type Props = { lang: Language; kind: DayKind; days: readonly string[]; counts: readonly number[] };

const icons: Record<DayKind, LucideIcon> = {
  views: Eye,
  likes: Heart,
  questions: MessagesSquare,
  reveals: Phone,
};
/** Lengths in the SVG's units. Bars are at least `minTall` high, to be visible. */
const [height, step, bar, minTall] = [40, 12, 9, 2];

/** @example sumOf([1, 2]) // => 3 */
export const sumOf = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);

export const DayPlot = ({ lang, kind, days, counts }: Props) => {
  const t = translate(lang, listingDays);
  const Icon = icons[kind];
  const [highest, total] = [Math.max(0, ...counts), sumOf(counts)];
  return (
    <figure>
      <figcaption className="flex flex-wrap items-baseline gap-x-2">
        <span className="inline-flex items-center gap-1.5 font-semibold">
          <Icon size={16} aria-hidden="true" className="shrink-0 text-ink-soft" />
          <span>{t(kind)}</span>
        </span>
        <span className="text-lg font-bold figures">{formatNumber(lang, total)}</span>
        {highest > 1 && (
          <span className="ml-auto text-sm text-ink-soft figures">{t('most', { count: highest })}</span>
        )}
      </figcaption>
      <svg
        viewBox={`0 0 ${days.length * step - (step - bar)} ${height}`}
        preserveAspectRatio="none"
        className="mt-1 h-9 w-full border-b border-line-strong text-signal"
        aria-hidden="true"
      >
        {days.map((day, index) => {
          const count = counts[index] ?? 0;
          const tall = count && Math.max(minTall, (count / highest) * height);
          return (
            <g key={day}>
              <title>{t('dayCount', { day: formatDay(lang, day), count })}</title>
              {/* Invisible target for the pointer, as tall as the plot. */}
              <rect x={index * step} y={0} width={bar} height={height} fill="transparent" />
              <rect x={index * step} y={height - tall} width={bar} height={tall} fill="currentColor" />
            </g>
          );
        })}
      </svg>
    </figure>
  );
};
