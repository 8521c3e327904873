import { comparedAtMost } from '../../comparePaths.ts';
import type { Card } from '../../domain/listings/card.ts';
import { titleOf } from '../../domain/listings/listing.ts';
import type { Language } from '../../i18n/languages.ts';
import { compare } from '../../i18n/texts/compare.ts';
import { translate } from '../../i18n/texts.ts';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { toggleBike } from '../../ui/chosenBikes.ts';

type Props = { lang: Language; card: Card; chosen: readonly string[] };

export const ChooseBike = ({ lang, chosen, card }: Props) => {
  const { slug } = card;
  const isChosen = chosen.includes(slug);
  return (
    <Checkbox
      label={translate(lang, compare)('chooseBike')}
      aria-label={`${translate(lang, compare)('chooseBike')}: ${titleOf(card)}`}
      checked={isChosen}
      disabled={!isChosen && chosen.length >= comparedAtMost}
      onChange={() => toggleBike(slug)}
    />
  );
};
