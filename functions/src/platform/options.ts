import { requiresRole, setGlobalOptions } from 'firebase-functions/options';
import { settings } from '../../../src/settings.ts';
import { common } from './resources.ts';
import { neededRoles } from './roles.ts';

// Functions read these when they are declared, so this module is imported before all of them.
setGlobalOptions({ region: settings.firebase.region, ...common });

// firebase-tools creates the functions' service account with exactly these roles (decision 87).
for (const role of neededRoles(settings)) requiresRole(role);
