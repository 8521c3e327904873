import { Star } from 'lucide-react';
import { maxStars } from '../../domain/reviews/reviewFields.ts';
import type { Language } from '../../i18n/languages.ts';
import { reviews } from '../../i18n/texts/reviews.ts';
import { translate } from '../../i18n/texts.ts';

const all = Array.from({ length: maxStars }, (_, index) => index + 1);

type Props = { lang: Language; value: number; onChange: (stars: number) => void };

/** Radio buttons, for arrow keys and screen readers. */
export const StarField = ({ lang, value, onChange }: Props) => {
  const t = translate(lang, reviews);
  return (
    <fieldset>
      <legend className="text-sm font-semibold">{t('stars')}</legend>
      <div className="flex">
        {all.map((stars) => (
          <label
            key={stars}
            className="relative grid size-11 place-items-center rounded-md has-focus-visible:outline-2 has-focus-visible:outline-ink"
          >
            <input
              type="radio"
              name="stars"
              value={stars}
              checked={value === stars}
              aria-label={t('star', { count: stars })}
              onChange={() => onChange(stars)}
              className="sr-only"
            />
            <Star
              size={28}
              aria-hidden="true"
              className={stars <= value ? 'text-signal' : 'text-line-strong'}
              fill={stars <= value ? 'currentColor' : 'none'}
            />
          </label>
        ))}
      </div>
    </fieldset>
  );
};
