import { settings } from '../../src/settings.ts';
import { buildAll } from '../build/buildAll.ts';
import { describeRoles } from '../rehearsal/describeRoles.ts';
import { playReleases } from '../rehearsal/playReleases.ts';
import { secondsSince } from '../seconds.ts';
import { rehearsalSuite } from '../suite/suite.ts';
import { refuseUnready, writeVariables } from './deploy.ts';

export async function run(): Promise<void> {
  const start = Date.now();
  await refuseUnready(false);
  await buildAll({ ifStale: false });
  console.log(`Built for ${settings.origin} (${secondsSince(start)}).`);
  console.log(await describeRoles());
  writeVariables();
  await playReleases(rehearsalSuite(settings.firebase.projectId), settings.origin);
  console.log(`Rehearsed (${secondsSince(start)}).`);
}
