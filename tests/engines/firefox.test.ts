import { machineEngines } from '../../local/testing/findEngines.ts';
import { startFirefox } from './firefox.ts';
import { goThrough } from './journeys.ts';

goThrough('Firefox', () => startFirefox(machineEngines().firefox));
