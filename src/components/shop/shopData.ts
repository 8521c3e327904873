import type { MotorcycleDealerLeaf, OpeningHoursSpecification } from 'schema-dts';
import type { ShopLocals } from '../../astro/locals.ts';
import { titleOf } from '../../domain/listings/listing.ts';
import { logoUrl } from '../../domain/shops/logo.ts';
import type { ShopHours } from '../../domain/shops/shop.schema.ts';
import { weekdays } from '../../domain/shops/shop.ts';
import type { Language } from '../../i18n/languages.ts';
import { localize, paths, shopPath } from '../../paths.ts';
import { absolute, breadcrumbList, type StructuredData, type Trail } from '../structuredData.ts';

const dayNames = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
} as const;

const openingHours = ({ opens, closes, closed }: ShopHours): OpeningHoursSpecification => ({
  '@type': 'OpeningHoursSpecification',
  opens,
  closes,
  dayOfWeek: weekdays.filter((day) => !closed.includes(day)).map((day) => dayNames[day]),
});

const dealer = (
  lang: Language,
  { id, name, address, hours, map_link, logo }: ShopLocals,
): MotorcycleDealerLeaf => ({
  '@type': 'MotorcycleDealer',
  name,
  url: absolute(localize(lang, shopPath(id))),
  address: { '@type': 'PostalAddress', streetAddress: address, addressCountry: 'VN' },
  ...(hours && { openingHoursSpecification: openingHours(hours) }),
  ...(map_link && { hasMap: map_link }),
  ...(logo && { logo: absolute(logoUrl(logo)) }),
});

export const shopData = (lang: Language, trail: Trail, shown: ShopLocals): StructuredData => ({
  '@graph': [
    breadcrumbList(lang, trail),
    dealer(lang, shown),
    {
      '@type': 'ItemList',
      numberOfItems: shown.cards.length,
      itemListElement: shown.cards.map((card, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: titleOf(card),
        url: absolute(localize(lang, paths.listing(card.slug))),
      })),
    },
  ],
});
