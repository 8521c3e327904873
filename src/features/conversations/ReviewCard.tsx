import type { Review } from '../../domain/reviews/review.schema.ts';
import type { Language } from '../../i18n/languages.ts';
import type { Elements } from '../../ui/elements.ts';
import { ReviewBody, Stars } from './ReviewBody.tsx';

type Props = { lang: Language; title: string; review: Review; children?: Elements };

export const ReviewCard = ({ lang, title, review, children }: Props) => (
  <section aria-label={title} className="mt-4 border-t border-line pt-4">
    <h3 className="text-sm font-semibold">{title}</h3>
    <Stars lang={lang} stars={review.stars} />
    <ReviewBody lang={lang} tags={review.tags} words={review.words} answer={review.answer} />
    {children}
  </section>
);
