import type { SellerLocals } from '../../astro/locals.ts';
import { titleOf } from '../../domain/listings/listing.ts';
import { averageOf } from '../../domain/reviews/review.ts';
import type { Language } from '../../i18n/languages.ts';
import { localize, paths, sellerPath } from '../../paths.ts';
import { absolute, breadcrumbList, type StructuredData, type Trail } from '../structuredData.ts';

/**
 * Structured data of a seller's page: breadcrumbs, bikes and rating. The seller, a person or a shop, is only
 * a `Thing`.
 */
export const sellerData = (
  lang: Language,
  trail: Trail,
  name: string,
  { id, cards, seller: { reviews } }: SellerLocals,
): StructuredData => ({
  '@graph': [
    breadcrumbList(lang, trail),
    {
      '@type': 'CollectionPage',
      url: absolute(localize(lang, sellerPath(id))),
      name,
      inLanguage: lang,
      mainEntity: {
        '@type': 'ItemList',
        numberOfItems: cards.length,
        itemListElement: cards.map((card, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name: titleOf(card),
          url: absolute(localize(lang, paths.listing(card.slug))),
        })),
      },
    },
    ...(reviews.count > 0
      ? [
          {
            '@type': 'AggregateRating' as const,
            itemReviewed: { '@type': 'Thing' as const, name, url: absolute(localize(lang, sellerPath(id))) },
            ratingValue: averageOf(reviews),
            ratingCount: reviews.count,
            bestRating: 5,
            worstRating: 1,
          },
        ]
      : []),
  ],
});
