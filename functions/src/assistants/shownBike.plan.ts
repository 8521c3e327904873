import type { Card } from '../../../src/domain/listings/card.ts';
import type { VerdictKind } from '../../../src/domain/listings/verdictKinds.ts';
import { type OpenBike, openBikeOf } from '../../../src/domain/market/openBike.ts';
import { localize, type Path, paths } from '../../../src/paths.ts';
import { settings } from '../../../src/settings.ts';

export const absolute = (path: string) => new URL(path, settings.origin).href;
export const inBoth = (path: Path) => ({
  en: absolute(localize('en', path)),
  vi: absolute(localize('vi', path)),
});

export type ShownBike = OpenBike & { url_vi: string; price_rating: VerdictKind | null };

/** Contains no user input, except in the URLs' slugs. */
export const shownBike = (card: Card): ShownBike => {
  const { en, vi } = inBoth(paths.listing(card.slug));
  return { ...openBikeOf(card, en), url_vi: vi, price_rating: card.verdict ?? null };
};
