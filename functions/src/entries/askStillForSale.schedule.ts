import * as logger from 'firebase-functions/logger';
import { onSchedule } from 'firebase-functions/scheduler';
import { settings } from '../../../src/settings.ts';
import { readEnvironment } from '../platform/environment.ts';
import { bindSecrets, readSecrets } from '../platform/secrets.ts';
import { documents } from '../platform/site.ts';
import { authAccounts } from '../readers/findPerson.ts';
import { askSellers } from '../stillForSale/askSellers.ts';
import { followLeavers } from '../stillForSale/followLeavers.ts';

/** Also pauses listings whose seller did not answer or has left Vietnam. */
export const askStillForSale = onSchedule(
  {
    schedule: '0 9 * * *',
    timeZone: settings.timeZone,
    timeoutSeconds: 1_800,
    ...bindSecrets('LINK_SECRET'),
  },
  async () => {
    const { enabled, ...freshness } = settings.freshListings;
    const { SITE_URL } = readEnvironment(process.env);
    const needs = {
      documents: documents(),
      accounts: authAccounts,
      site: SITE_URL,
      secret: readSecrets('LINK_SECRET').LINK_SECRET,
      now: Date.now(),
      freshness,
    };
    logger.info('told sellers who leave', await followLeavers(needs));
    if (enabled) logger.info('asked whether bikes are still for sale', await askSellers(needs));
  },
);
