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

type Props = {
  lang: Language;
  thread: Inquiry;
  userId: string;
  unread: boolean;
  today: CurrentBike | null;
};

/** How a thread stands, and its bike where that is not for sale any more. */
export const Badges = ({ lang, thread, userId, unread, today }: Props) => {
  const t = translate(lang, conversations);
  const offer = offerShown(thread);
  const standing = standingOf(thread, userId);
  const state = today?.state ?? 'active';
  return (
    <span className="flex flex-wrap gap-2">
      {unread && <Badge tone="signal">{t('unread')}</Badge>}
      <Badge tone={tones[standing]}>{t(standing)}</Badge>
      {offer && (offer.state === 'accepted' || (offer.state === 'open' && isOpen(thread))) && (
        <Badge tone={offer.state === 'accepted' ? 'green' : 'grey'}>
          {t(`offer.${offer.state}`, { price: formatDong(lang, offer.price) })}
        </Badge>
      )}
      {today?.state === 'active' && today.reserved !== undefined && (
        <Badge tone="warn">{translate(lang, bike)('reserved')}</Badge>
      )}
      {state !== 'active' && (
        <Badge tone={bikeTones[state]}>{state === 'gone' ? t('gone') : translate(lang, bike)(state)}</Badge>
      )}
    </span>
  );
};
