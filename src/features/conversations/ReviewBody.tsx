import { Star } from 'lucide-react';
import type { Review } from '../../domain/reviews/review.schema.ts';
import { maxStars } from '../../domain/reviews/reviewFields.ts';
import { foreignLanguage } from '../../domain/text/writtenIn.ts';
import type { Language } from '../../i18n/languages.ts';
import { reviews } from '../../i18n/texts/reviews.ts';
import { translate } from '../../i18n/texts.ts';

const all = Array.from({ length: maxStars }, (_, index) => index + 1);

export const Stars = ({ lang, stars }: { lang: Language; stars: number }) => (
  <span className="inline-flex text-signal">
    <span className="sr-only">{translate(lang, reviews)('star', { count: stars })}</span>
    {all.map((star) => (
      <Star key={star} size={18} aria-hidden="true" fill={star <= stars ? 'currentColor' : 'none'} />
    ))}
  </span>
);

type Props = { lang: Language } & Pick<Review, 'tags' | 'words' | 'answer'>;

const Words = ({ lang, words }: { lang: Language; words: string }) => (
  <p lang={foreignLanguage(lang, words)} className="max-w-prose whitespace-pre-wrap wrap-anywhere">
    {words}
  </p>
);

export const ReviewBody = ({ lang, tags, words, answer }: Props) => {
  const t = translate(lang, reviews);
  return (
    <>
      {tags.length > 0 && (
        <ul className="mt-1 flex flex-wrap gap-x-3 text-sm text-ink-soft">
          {tags.map((tag) => (
            <li key={tag}>{t(`tag.${tag}`)}</li>
          ))}
        </ul>
      )}
      {words && (
        <div className="mt-2">
          <Words lang={lang} words={words} />
        </div>
      )}
      {answer && (
        <div className="mt-3 border-l-2 border-line-strong pl-3">
          <p className="text-sm font-semibold">{t('answered')}</p>
          <Words lang={lang} words={answer.words} />
        </div>
      )}
    </>
  );
};
