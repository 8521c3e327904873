import { machineEngines } from '../../local/testing/findEngines.ts';
import { goThrough } from './journeys.ts';
import { startWebKit } from './webkit.ts';

goThrough('WebKit', () => startWebKit(machineEngines().webkit));
