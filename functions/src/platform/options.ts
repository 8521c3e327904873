import { setGlobalOptions } from 'firebase-functions/options';
import { settings } from '../../../src/settings.ts';
import { isLocal, secretNames } from './environment.ts';

// Read by every function when it is declared, so this module comes before all of them. A laptop has no Secret Manager.
setGlobalOptions({
  region: settings.firebase.region,
  // A started function holds 85 to 125 MB before it does anything, and up to 80 requests at once.
  memory: '512MiB',
  maxInstances: 20,
  secrets: isLocal ? [] : secretNames(settings),
});
