import { announcement } from '../announcement.ts';
import { buildAll } from '../build/buildAll.ts';
import { watchFunctions } from '../build/bundleFunctions.ts';
import { startAstro } from '../dev/startAstro.ts';
import { seedOnce } from '../seeding.ts';
import { onStop } from '../stopping.ts';
import { clientEnvironment } from '../suite/environment.ts';
import { keepSchedule } from '../suite/keepSchedule.ts';
import { startSuite } from '../suite/startSuite.ts';
import { localSuite } from '../suite/suite.ts';
import { refuseTakenPorts } from '../suite/takenPorts.ts';
import { waitForStop } from '../waitForStop.ts';

export async function run(): Promise<void> {
  await refuseTakenPorts(localSuite);
  await buildAll({ ifStale: true });
  const suite = await startSuite(localSuite, { hosting: false });
  const accounts = await seedOnce(localSuite);
  onStop.do(await watchFunctions());
  Object.assign(process.env, clientEnvironment(localSuite));
  onStop.do(await startAstro(localSuite));
  keepSchedule(localSuite);
  console.log(announcement(localSuite, accounts));
  await waitForStop(suite, localSuite);
}
