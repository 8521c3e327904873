import { slugPattern } from '../../domain/listings/slug.ts';
import type { Sheet } from '../../domain/viewing/sheet.ts';
import type { Language } from '../../i18n/languages.ts';
import { localize, paths } from '../../paths.ts';
import { bikeOfPage } from '../papers/bikeOfPage.ts';

export type Listed = Pick<Sheet, 'title' | 'price' | 'kind' | 'facts'>;

const stated = /<div [^>]*?data-listing="[^"]*"[^>]*? data-kind="([^"]*)" data-facts="([^"]*)"/;

/** Reads a bike and its seller's answers from the bike's page. Null if there is no bike. */
export const listedOn = (html: string): Listed | null => {
  const bike = bikeOfPage(html);
  const [, kind, facts] = stated.exec(html) ?? [];
  if (!bike || kind === undefined || facts === undefined) return null;
  const { make = '', model = '', year = '' } = bike.fields;
  const [fuel = '', transmission = ''] = kind.split(' ');
  return {
    title: `${make} ${model} ${year}`.trim(),
    price: bike.price,
    kind: { fuel, transmission },
    facts: facts.split(' ').filter(Boolean),
  };
};

/**
 * Loads a bike from its page. Offline, uses the cached copy, which exists for liked bikes. Returns undefined
 * without a valid slug, null without a bike.
 */
export const loadListing = async (lang: Language, slug: string): Promise<Listed | null | undefined> => {
  if (!slugPattern.test(slug)) return undefined;
  const path = localize(lang, paths.listing(slug));
  const answer =
    (await fetch(path).catch(() => null)) ?? (await globalThis.caches?.match(path).catch(() => undefined));
  return answer?.ok ? listedOn(await answer.text()) : null;
};
