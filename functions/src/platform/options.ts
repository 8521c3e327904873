import { setGlobalOptions } from 'firebase-functions';
import { settings } from '../../src/settings.ts';
import { isLocal, secretNames } from './environment.ts';

// Read by every function when it is declared, so this module comes before all of them. A laptop has no Secret Manager.
setGlobalOptions({
  region: settings.firebase.region,
  maxInstances: 20,
  secrets: isLocal ? [] : secretNames(settings),
});
