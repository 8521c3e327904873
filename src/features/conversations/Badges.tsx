import type { Inquiry } from '../../domain/conversations/inquiry.schema.ts';
import { isOpen, type Standing, standingOf } from '../../domain/conversations/inquiry.ts';
import { formatDong } from '../../i18n/format.ts';
import type { Language } from '../../i18n/languages.ts';
import { bike } from '../../i18n/texts/bike.ts';
import { conversations } from '../../i18n/texts/conversations.ts';
import { translate } from '../../i18n/texts.ts';
import { Badge } from '../../ui/Badge.tsx';
import { offerShown } from './offerShown.ts';
import type { CurrentBike } from './readBike.ts';

const tones = {
  new: 'blue',
  replied: 'green',
  closed: 'grey',
  waiting: 'blue',
  yourTurn: 'blue',
} as const satisfies Record<Standing, string>;

const bikeTones = { sold: 'asphalt', paused: 'warn', gone: 'grey' } as const;

type BikeProps = { lang: Language; today: CurrentBike | null };

export const BikeBadge = ({ lang, today }: BikeProps) => {
  if (!today) return null;
  const t = translate(lang, bike);
  if (today.state === 'active')
    return today.reserved === undefined ? null : <Badge tone="warn">{t('reserved')}</Badge>;
  return (
    <Badge tone={bikeTones[today.state]}>
      {today.state === 'gone' ? translate(lang, conversations)('gone') : t(today.state)}
    </Badge>
  );
};

type Props = {
  lang: Language;
  thread: Inquiry;
  userId: string;
  today: CurrentBike | null;
};

export const Badges = ({ lang, thread, userId, today }: Props) => {
  const t = translate(lang, conversations);
  const offer = offerShown(thread);
  const standing = standingOf(thread, userId);
  return (
    <span className="flex flex-wrap gap-1.5">
      <Badge tone={tones[standing]}>{t(standing)}</Badge>
      {offer && (offer.state === 'accepted' || (offer.state === 'open' && isOpen(thread))) && (
        <Badge tone={offer.state === 'accepted' ? 'green' : 'grey'}>
          {t(`offer.${offer.state}`, { price: formatDong(lang, offer.price) })}
        </Badge>
      )}
      <BikeBadge lang={lang} today={today} />
    </span>
  );
};
