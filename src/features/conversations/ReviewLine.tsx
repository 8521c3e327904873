import type { Inquiry } from '../../domain/conversations/inquiry.schema.ts';
import { sideOf } from '../../domain/conversations/inquiry.ts';
import type { Stored } from '../../domain/listings/listing.ts';
import { isAskedIfBought, isReviewTime, reviewEnd, reviewId } from '../../domain/reviews/review.ts';
import { formatDate } from '../../i18n/format.ts';
import type { Language } from '../../i18n/languages.ts';
import { reviews } from '../../i18n/texts/reviews.ts';
import { translate } from '../../i18n/texts.ts';
import { askReviewed } from './answers.ts';
import { useAnswer } from './useAnswer.ts';

type Props = { lang: Language; thread: Stored<Inquiry>; userId: string; near: boolean; now: number };

export const ReviewLine = ({ lang, thread, userId, near, now }: Props) => {
  const isOpen = isReviewTime(thread, now);
  const id = isOpen ? reviewId(thread.id, sideOf(thread, userId)) : null;
  const reviewed = useAnswer(askReviewed, id, near);
  const end = reviewEnd(thread);
  const t = translate(lang, reviews);
  const line = (text: string) => <span className="block text-sm text-ink-soft">{text}</span>;
  if (sideOf(thread, userId) === 'buyer' && isAskedIfBought(thread)) return line(t('askBoughtShort'));
  return reviewed !== false || end === null ? null : line(t('open', { date: formatDate(lang, end - 1) }));
};
