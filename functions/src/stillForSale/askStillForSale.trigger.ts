import { logger } from 'firebase-functions';
import { onSchedule } from 'firebase-functions/scheduler';
import { settings } from '../../../src/settings.ts';
import { authAccounts } from '../effects/findPerson.ts';
import { freshenListings as freshen } from '../effects/freshenListings.ts';
import { readEnvironment } from '../environment.ts';
import { documents } from '../site.ts';

/** Every morning: asks sellers who have been silent for long, and pauses what nobody has answered for. */
export const freshenListings = onSchedule(
  { schedule: '0 9 * * *', timeZone: settings.timeZone, timeoutSeconds: 1_800, memory: '512MiB' },
  async () => {
    const { enabled, ...freshness } = settings.freshListings;
    if (!enabled) return;
    const { SITE_URL, LINK_SECRET } = readEnvironment(process.env);
    const done = await freshen({
      documents: documents(),
      accounts: authAccounts,
      site: SITE_URL,
      secret: LINK_SECRET,
      now: Date.now(),
      freshness,
    });
    logger.info('asked whether bikes are still for sale', done);
  },
);
