import * as logger from 'firebase-functions/logger';
import { settings } from '../../../src/settings.ts';
import type { Mail } from '../emails/mail.ts';
import type { Pushed } from '../emails/pushed.plan.ts';
import { isLocal } from '../platform/environment.ts';
import { readSecrets } from '../platform/secrets.ts';
import { documents } from '../platform/site.ts';
import { tellDevices } from './tellDevices.ts';

/** Failures here never block an email. */
const push = async (mail: Mail, id: string): Promise<Pushed> => {
  try {
    const key = readSecrets('PUSH_KEY').PUSH_KEY;
    return await tellDevices({ documents: documents(), key, local: isLocal, now: Date.now() }, mail, id);
  } catch (failure) {
    logger.error('devices could not be told', { id, failure: String(failure) });
    return 'none';
  }
};

/** Returns no function if the installation has no key for notifications. */
export const pushOffice = () => (settings.pushKey ? { push } : {});
