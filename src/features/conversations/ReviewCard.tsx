import type { ReactNode } from 'react';
import type { Review } from '../../domain/reviews/review.schema.ts';
import { foreignLanguage } from '../../domain/text/writtenIn.ts';
import type { Language } from '../../i18n/languages.ts';
import { reviews } from '../../i18n/texts/reviews.ts';
import { translate } from '../../i18n/texts.ts';
import { Stars } from './StarField.tsx';

type Props = { lang: Language; title: string; review: Review; children?: ReactNode };

/** What one said of the other, with the answer. */
export const ReviewCard = ({ lang, title, review, children }: Props) => {
  const t = translate(lang, reviews);
  const { words, answer } = review;
  return (
    <section aria-label={title} className="mt-4 border-t border-line pt-4">
      <h3 className="text-sm font-semibold">{title}</h3>
      <Stars lang={lang} stars={review.stars} />
      {review.tags.length > 0 && (
        <ul className="mt-1 flex flex-wrap gap-x-3 text-sm text-ink-soft">
          {review.tags.map((tag) => (
            <li key={tag}>{t(`tag.${tag}`)}</li>
          ))}
        </ul>
      )}
      {words && (
        <p
          lang={foreignLanguage(lang, words)}
          className="mt-2 max-w-prose overflow-x-clip whitespace-pre-wrap wrap-anywhere"
        >
          {words}
        </p>
      )}
      {answer && (
        <>
          <p className="mt-3 text-sm font-semibold">{t('answered')}</p>
          <p
            lang={foreignLanguage(lang, answer.words)}
            className="max-w-prose overflow-x-clip whitespace-pre-wrap wrap-anywhere"
          >
            {answer.words}
          </p>
        </>
      )}
      {children}
    </section>
  );
};
