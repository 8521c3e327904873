import type { AutoAnswer as Answer } from '../../domain/conversations/away.schema.ts';
import { vietnameseTime } from '../../domain/time/time.ts';
import { formatMoment } from '../../i18n/format.ts';
import type { Language } from '../../i18n/languages.ts';
import { sayAway } from '../../i18n/sayAway.ts';
import { away as texts } from '../../i18n/texts/away.ts';
import { translate } from '../../i18n/texts.ts';
import { classes } from '../../ui/classes.ts';

type Props = { lang: Language; answer: Answer; side: 'buyer' | 'seller' };

export const AutoAnswer = ({ lang, answer: { away, at }, side }: Props) => (
  <li data-automatic className={classes('flex flex-col', side === 'seller' ? 'items-end' : 'items-start')}>
    <div
      className={classes('bubble border border-dashed border-line-strong', side === 'seller' && 'bubble-own')}
    >
      <p className="font-semibold text-ink-soft text-sm">{translate(lang, texts)('label')}</p>
      <p className="wrap-anywhere">{sayAway(lang, away)}</p>
      <time
        dateTime={new Date(at).toISOString()}
        title={formatMoment(lang, at)}
        className="block text-right text-ink-soft text-xs"
      >
        {vietnameseTime(at)}
      </time>
    </div>
  </li>
);
