import type { Inquiry } from '../../domain/conversations/inquiry.schema.ts';
import type { Side } from '../../domain/conversations/suggestPhrases.ts';
import { formatMoment } from '../../i18n/format.ts';
import type { Language } from '../../i18n/languages.ts';
import { conversations } from '../../i18n/texts/conversations.ts';
import { translate } from '../../i18n/texts.ts';

type Props = { lang: Language; thread: Inquiry; side: Side };

/** Line above the first message: the other person, the reader's side, and the day. */
export const ThreadOpening = ({ lang, thread, side }: Props) => {
  const t = translate(lang, conversations);
  return (
    <p className="text-center text-sm text-ink-soft">
      <span>{`${t(side === 'seller' ? 'from' : 'to')}: `}</span>
      <span translate="no" className="font-semibold">
        {side === 'seller' ? thread.buyer_name : thread.seller_name}
      </span>
      <span>{` · ${t(side === 'seller' ? 'youSell' : 'youBuy')}`}</span>
      <br />
      <time dateTime={new Date(thread.created_at).toISOString()}>
        {formatMoment(lang, thread.created_at)}
      </time>
    </p>
  );
};
