import { authAccounts } from '../effects/findPerson.ts';
import type { ThreadNeeds } from '../effects/mailThread.ts';
import { readEnvironment } from '../environment.ts';
import { documents } from '../site.ts';

export const threadNeeds = (): ThreadNeeds => ({
  documents: documents(),
  accounts: authAccounts,
  site: readEnvironment(process.env).SITE_URL,
  now: Date.now(),
});
