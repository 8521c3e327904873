import { settings } from '../../src/settings.ts';
import { buildAll } from '../build/buildAll.ts';
import { writeDeployConfig } from '../build/hostingConfig.ts';
import { Problem } from '../problem.ts';
import { inspect } from '../rehearsal/inspect.ts';
import { secondsSince } from '../seconds.ts';
import { startSuite } from '../suite/startSuite.ts';
import { rehearsalSuite } from '../suite/suite.ts';
import { refuseUnready, writeVariables } from './deploy.ts';

/** The steps of a deployment, in their order; where it would go to the cloud, the emulators take it instead. */
export async function run(): Promise<void> {
  const start = Date.now();
  await refuseUnready(false);
  await buildAll({ ifStale: false });
  console.log(`Built for ${settings.origin} (${secondsSince(start)}).`);
  writeVariables();
  writeDeployConfig();
  const suite = rehearsalSuite(settings.firebase.projectId);
  const running = await startSuite(suite);
  const { lines, ok } = await inspect(suite.origin);
  await running.stop();
  console.log(lines.join('\n'));
  if (!ok) throw new Problem('The site that would be deployed is not right.');
  console.log(`Rehearsed (${secondsSince(start)}).`);
}
