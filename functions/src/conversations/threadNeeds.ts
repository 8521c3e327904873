import { readEnvironment } from '../platform/environment.ts';
import { documents } from '../platform/site.ts';
import { authAccounts } from '../readers/findPerson.ts';
import type { ThreadNeeds } from './emailThread.ts';

export const threadNeeds = (): ThreadNeeds => ({
  documents: documents(),
  accounts: authAccounts,
  site: readEnvironment(process.env).SITE_URL,
  now: Date.now(),
});
