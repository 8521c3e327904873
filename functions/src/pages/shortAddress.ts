import type { Request, Response } from 'express';
import type { IdStart } from '../../../src/domain/listings/shortCode.ts';
import { acceptedLanguage } from '../../../src/i18n/acceptedLanguage.ts';
import type { Language } from '../../../src/i18n/languages.ts';
import { localize, paths } from '../../../src/paths.ts';
import { robots } from '../http/answer.ts';
import type { Site } from '../platform/site.ts';

/** Ends the range of ids that begin with a code: `~` sorts after all characters of ids. */
const end = '~';
/** Maximum number of bikes read for one code. Codes are rarely shared by more than two bikes. */
const maxBikes = 100;

/**
 * Returns the slug of the bike with this code, or null. If several bikes share the code, the oldest wins:
 * printed addresses must not change their meaning.
 */
const findSlug = async ({ documents }: Site, { start, isWhole }: IdStart): Promise<string | null> => {
  const slugs = documents.collection('slugs');
  const query = isWhole
    ? slugs.where('motorcycle_id', '==', start)
    : slugs.where('motorcycle_id', '>=', start).where('motorcycle_id', '<', start + end);
  const { docs } = await query.limit(maxBikes).get();
  const [oldest] = docs.toSorted((one, other) =>
    one.createTime.valueOf().localeCompare(other.createTime.valueOf()),
  );
  return oldest?.id ?? null;
};

/**
 * Redirects to the bike's page, in the language of the address or the browser. Uncacheable, since browsers
 * differ.
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
  response.set({ 'Cache-Control': 'private, no-store', ...robots(false) }).redirect(302, to);
};
