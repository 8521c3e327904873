import { comparedAtMost, comparedPath } from '../../comparePaths.ts';
import type { Card } from '../../domain/listings/card.ts';
import { titleOf } from '../../domain/listings/listing.ts';
import type { Language } from '../../i18n/languages.ts';
import { compare } from '../../i18n/texts/compare.ts';
import { translate } from '../../i18n/texts.ts';
import { localize } from '../../paths.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';

type Props = { lang: Language; chosen: readonly string[] };

/** The box below a liked bike. With four ticked the others wait: more do not fit side by side. */
export const ChooseBike = ({
  lang,
  chosen,
  card,
  choose,
}: Props & { card: Card; choose: (slugs: readonly string[]) => void }) => {
  const { slug } = card;
  const isChosen = chosen.includes(slug);
  return (
    <Checkbox
      label={translate(lang, compare)('chooseBike')}
      aria-label={`${translate(lang, compare)('chooseBike')}: ${titleOf(card)}`}
      checked={isChosen}
      disabled={!isChosen && chosen.length >= comparedAtMost}
      onChange={() => choose(isChosen ? chosen.filter((one) => one !== slug) : [...chosen, slug])}
    />
  );
};

/** How many are ticked, and the way to them side by side: in sight as long as any is. */
export const ChosenBikes = ({ lang, chosen }: Props) => {
  const t = translate(lang, compare);
  const count = chosen.length;
  const words = count === 1 ? 'chosenOne' : count < comparedAtMost ? 'chosen' : 'chosenMost';
  return (
    <div
      className={
        count > 0
          ? 'sticky bottom-0 z-20 mt-6 flex flex-wrap items-center justify-between gap-3 border-t border-line bg-paper py-3'
          : undefined
      }
    >
      <p role="status">{count > 0 && t(words, { count })}</p>
      {count > 1 && (
        <ButtonLink variant="primary" href={localize(lang, comparedPath(chosen))}>
          {t('submit')}
        </ButtonLink>
      )}
    </div>
  );
};
