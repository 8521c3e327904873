import type { Card } from '../../domain/listings/card.ts';
import { titleOf } from '../../domain/listings/listing.ts';
import { everything, type Landing } from '../../domain/market/landing.ts';
import { locationLabel, provinceOf } from '../../domain/places/locations.ts';
import type { Language } from '../../i18n/languages.ts';
import { nameLanding } from '../../i18n/nameLanding.ts';
import { market } from '../../i18n/texts/market.ts';
import { site } from '../../i18n/texts/site.ts';
import { translate } from '../../i18n/texts.ts';
import { landingPath } from '../../landingPaths.ts';
import { localize, paths } from '../../paths.ts';
import { absolute, breadcrumbList, type StructuredData, type Trail } from '../structuredData.ts';

type Named = { landing: Landing; model: string | null };

/**
 * Returns the name of a landing page's narrowest criterion.
 * @example stepName('en', hondaInHue) // => 'Hue'
 */
export const stepName = (lang: Language, { landing, model }: Named): string => {
  if (landing.place) return locationLabel(lang, landing.place);
  if (landing.model) return model ?? landing.model;
  if (landing.category) {
    const name = translate(lang, market)(landing.category);
    return name.charAt(0).toUpperCase() + name.slice(1);
  }
  return landing.make ?? nameLanding(lang, { landing, model });
};

const stepsTo = (landing: Landing): Landing[] => {
  const { make, model, category, place } = landing;
  const steps: Landing[] = [everything];
  if (make) steps.push({ ...everything, make });
  if (model) steps.push({ ...everything, make, model });
  if (category) steps.push({ ...everything, make, category });
  const province = place && provinceOf(place);
  if (!make && !category && province && province !== place) steps.push({ ...everything, place: province });
  if (place) steps.push(landing);
  return steps;
};

export const trailTo = (lang: Language, { landing, model }: Named): Trail => [
  { name: translate(lang, site)('home'), path: paths.home },
  ...stepsTo(landing).map((step) => ({
    name: stepName(lang, { landing: step, model }),
    path: landingPath(step),
  })),
];

export const landingData = (lang: Language, named: Named & { count: number; cards: readonly Card[] }) =>
  ({
    '@graph': [
      breadcrumbList(lang, trailTo(lang, named)),
      {
        '@type': 'ItemList',
        name: nameLanding(lang, named),
        numberOfItems: named.count,
        itemListElement: named.cards.map((card, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name: titleOf(card),
          url: absolute(localize(lang, paths.listing(card.slug))),
        })),
      },
    ],
  }) satisfies StructuredData;
