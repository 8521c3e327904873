import type { Advice } from '../../domain/advice/advice.schema.ts';
import type { Factor } from '../../domain/advice/factors.ts';
import { formatNumber } from '../../i18n/format.ts';
import type { Language } from '../../i18n/languages.ts';
import { advice as texts } from '../../i18n/texts/advice.ts';
import { translate } from '../../i18n/texts.ts';
import { editAt, type OpenedField } from '../../ownPaths.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import type { Mine } from './planAction.ts';

type Props = {
  lang: Language;
  listing: Mine;
  advice: readonly Advice[];
  busy: boolean;
  onRenew: () => void;
};

/** Form field that improves each factor; null: a button suffices. */
const fields: Record<Factor, OpenedField | null> = {
  photos: 'images',
  description: 'description',
  languages: 'description',
  papers: 'facts',
  number: 'contactPhone',
  price: 'price',
  renewed: null,
};

const formatMean = (lang: Language, { mean }: { mean: number }) =>
  formatNumber(lang, Math.round(mean * 10) / 10);

/** Advice from comparison with listings that get more questions. */
export const AdviceList = ({ lang, listing, advice, busy, onRenew }: Props) => {
  const t = translate(lang, texts);
  const act = (factor: Factor) => {
    const field = fields[factor];
    return field ? (
      <ButtonLink size="sm" href={editAt(lang, listing.id, field)} className="mt-2">
        {t(`do.${factor}`)}
      </ButtonLink>
    ) : (
      <Button size="sm" disabled={busy} onClick={onRenew} className="mt-2">
        {t(`do.${factor}`)}
      </Button>
    );
  };
  return (
    <section className="mt-6 border-t border-line pt-4">
      <h3 className="font-bold">{t('title')}</h3>
      <ul className="mt-3 grid gap-5">
        {advice.map(({ factor, same_category, with: one, without: other }) => (
          <li key={factor}>
            <p className="font-semibold">{t(factor)}</p>
            <p className="mt-1 text-sm text-ink-soft">
              {t(same_category ? 'sameCategory' : 'allCategories', {
                with: formatMean(lang, one),
                without: formatMean(lang, other),
                count: one.count + other.count,
              })}
            </p>
            {act(factor)}
          </li>
        ))}
      </ul>
      <p className="mt-4 text-sm text-ink-soft">{t('note')}</p>
    </section>
  );
};
