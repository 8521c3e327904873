import { Eye, Heart, type LucideIcon, MessagesSquare, Phone } from 'lucide-react';
import type { Figures } from '../../domain/listings/figures.schema.ts';
import { hasPage, titleOf } from '../../domain/listings/listing.ts';
import { formatNumber } from '../../i18n/format.ts';
import type { Language } from '../../i18n/languages.ts';
import { mylistings } from '../../i18n/texts/mylistings.ts';
import { translate } from '../../i18n/texts.ts';
import { messagesAbout } from '../../ownPaths.ts';
import type { Mine } from './planAction.ts';

type Props = { lang: Language; listing: Mine; figures: Figures | null };

/** A narrow window shows only the number; screen readers get the words. */
const Count = ({
  lang,
  icon: Icon,
  count,
  text,
}: {
  lang: Language;
  icon: LucideIcon;
  count: number;
  text: string;
}) => (
  <>
    <Icon size={15} aria-hidden="true" className="shrink-0" />
    <span aria-hidden="true" className="own-number">
      {formatNumber(lang, count)}
    </span>
    <span className="own-words">{text}</span>
  </>
);

/** A draft has no figures. */
export const OwnFigures = ({ lang, listing, figures }: Props) => {
  const t = translate(lang, mylistings);
  if (!hasPage(listing)) return null;
  const views = (listing.views_count ?? 0) + (figures?.views ?? 0);
  const counts = [
    { icon: Eye, count: views, text: t('views', { count: views }) },
    ...(figures
      ? [
          { icon: Heart, count: figures.likes, text: t('likes', { count: figures.likes }) },
          { icon: Phone, count: figures.reveals, text: t('reveals', { count: figures.reveals }) },
        ]
      : []),
  ];
  return (
    <ul className="flex flex-wrap items-center gap-x-3 text-sm text-ink-soft">
      {counts.map((count) => (
        <li key={count.text} className="inline-flex items-center gap-1">
          <Count lang={lang} {...count} />
        </li>
      ))}
      {figures && figures.questions > 0 && (
        <li>
          <a
            href={messagesAbout(lang, listing.id)}
            aria-label={t('questionsAbout', { count: figures.questions, title: titleOf(listing) })}
            className="touch inline-flex items-center gap-1 font-semibold underline"
          >
            <Count
              lang={lang}
              icon={MessagesSquare}
              count={figures.questions}
              text={t('questions', { count: figures.questions })}
            />
          </a>
        </li>
      )}
    </ul>
  );
};
