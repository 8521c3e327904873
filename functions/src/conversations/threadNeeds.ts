import { authAccounts } from '../accounts/findPerson.ts';
import { readEnvironment } from '../platform/environment.ts';
import { documents } from '../platform/site.ts';
import type { ThreadNeeds } from './emailThread.ts';

export const threadNeeds = (): ThreadNeeds => ({
  documents: documents(),
  accounts: authAccounts,
  site: readEnvironment(process.env).SITE_URL,
  now: Date.now(),
});
