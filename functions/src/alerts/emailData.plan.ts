import { statedFacts } from '../../../src/domain/listings/statedFacts.ts';
import { locationLabel } from '../../../src/domain/places/locations.ts';
import { describeCriteria } from '../../../src/i18n/describeCriteria.ts';
import { summarizeFacts } from '../../../src/i18n/describeFacts.ts';
import { formatDong } from '../../../src/i18n/format.ts';
import type { Language } from '../../../src/i18n/languages.ts';
import { localize, paths } from '../../../src/paths.ts';
import { shownBike } from '../emails/shownBike.ts';
import type { AlertFindsData } from '../emails/templates/alertMatches.ts';
import { linkToken } from '../http/linkToken.plan.ts';
import { emailPlace, emailTitle } from '../listings/listingTitle.plan.ts';
import type { Line } from './alertEmail.plan.ts';

export const stopPurpose = 'alerts';
/** Days for which unsubscribe links work, even in old emails. */
export const stopDays = 365;

export const alertEmailData = (
  { site, secret, now }: { site: string; secret: string; now: number },
  { id, name, language }: { id: string; name: string | null; language: Language },
  lines: readonly Line[],
): AlertFindsData => {
  const url = (path: `/${string}`) => new URL(localize(language, path), site).href;
  return {
    language,
    name,
    bikes: lines.map(({ bike, alerts, follows, was }) => ({
      title: emailTitle(bike),
      stated: summarizeFacts(language, statedFacts(bike).facts),
      facts: [formatDong(language, bike.price), locationLabel(language, emailPlace(bike.location))]
        .filter(Boolean)
        .join(', '),
      shown: shownBike(bike),
      url: url(paths.listing(bike.slug)),
      because: alerts.map(({ criteria }) => describeCriteria(language, criteria)),
      ...(follows && { follows }),
      ...(was !== null && { was: formatDong(language, was) }),
    })),
    alertsUrl: url(paths.alerts),
    stopUrl: `${url(paths.unsubscribe)}?token=${encodeURIComponent(linkToken(secret, stopPurpose, id, now))}`,
  };
};
