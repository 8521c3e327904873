import type { Request, Response } from 'express';
import type { IdStart } from '../../../src/domain/listings/shortCode.ts';
import { acceptedLanguage } from '../../../src/i18n/acceptedLanguage.ts';
import type { Language } from '../../../src/i18n/languages.ts';
import { localize, paths } from '../../../src/paths.ts';
import type { Site } from '../platform/site.ts';

/** Behind every sign that an id may have. */
const end = '~';
/** Bikes of one code that are looked at: there are two at most, unless somebody chooses ids for it. */
const most = 100;

/**
 * The address that a bike of this code has reserved, or null. A reservation is never taken back, so that of a bike that was
 * removed leads to the page that says so. Of several the oldest counts: a later bike does not take over an address that stands on paper.
 */
const findSlug = async ({ documents }: Site, { start, isWhole }: IdStart): Promise<string | null> => {
  const slugs = documents.collection('slugs');
  const asked = isWhole
    ? slugs.where('motorcycle_id', '==', start)
    : slugs.where('motorcycle_id', '>=', start).where('motorcycle_id', '<', start + end);
  const { docs } = await asked.limit(most).get();
  const [oldest] = docs.toSorted((one, other) =>
    one.createTime.valueOf().localeCompare(other.createTime.valueOf()),
  );
  return oldest?.id ?? null;
};

/**
 * Leads from the short address to the bike's page, in the language of the address or else of the browser. No cache may keep
 * the answer: the next browser may speak the other language.
 */
export const answerShort = async (
  site: Site,
  request: Request,
  response: Response,
  { language, idStart }: { language: Language; idStart: IdStart },
): Promise<void> => {
  const slug = await findSlug(site, idStart);
  const spoken = language === 'vi' ? language : acceptedLanguage(request.get('Accept-Language'));
  const to =
    slug === null ? `${localize(spoken, paths.home)}?missing=1` : localize(spoken, paths.listing(slug));
  response.set({ 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex' }).redirect(302, to);
};
