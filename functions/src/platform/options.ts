import { requiresRole, setGlobalOptions } from 'firebase-functions/options';
import { settings } from '../../../src/settings.ts';
import { common } from './resources.ts';
import { neededRoles } from './roles.ts';

// Read by every function when it is declared, so this module comes before all of them.
setGlobalOptions({ region: settings.firebase.region, ...common });

// firebase-tools makes an account with these roles and no others, which every function runs as (decision 87).
for (const role of neededRoles(settings)) requiresRole(role);
