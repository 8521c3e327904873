import { requiresRole, setGlobalOptions } from 'firebase-functions/options';
import { settings } from '../../../src/settings.ts';
import { common } from './resources.ts';
import { neededRoles } from './roles.ts';

// Applies to functions declared later, so this module is imported first.
setGlobalOptions({ region: settings.firebase.region, ...common });

// firebase-tools creates the functions' service account with exactly these roles (decision 87).
for (const role of neededRoles(settings)) requiresRole(role);
