import { setGlobalOptions } from 'firebase-functions';
import { settings } from '../../src/settings.ts';

// Read by every function when it is declared, so this module comes before all of them.
setGlobalOptions({ region: settings.firebase.region, maxInstances: 20 });
