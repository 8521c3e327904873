import { setGlobalOptions } from 'firebase-functions/options';
import { settings } from '../../../src/settings.ts';
import { common } from './resources.ts';

// Read by every function when it is declared, so this module comes before all of them.
setGlobalOptions({ region: settings.firebase.region, ...common });
