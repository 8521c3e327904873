import { buildAll } from '../build/buildAll.ts';
import { seedTests } from '../seeding.ts';
import { startSuite } from '../suite/startSuite.ts';
import { testSuite } from '../suite/suite.ts';
import { refuseTakenPorts } from '../suite/takenPorts.ts';
import { waitForStop } from '../waitForStop.ts';

/** Line that playwright.config.ts waits for. */
export const suiteIsReady =
  'The suite is ready: `npx playwright test FILE`, `npx vitest run --project functions FILE`.';

/** Runs the tests' suite until Ctrl-C. `npx playwright test` and `npx vitest` find it by its ports. */
export async function run(): Promise<void> {
  await refuseTakenPorts(testSuite);
  console.log('Site and functions …');
  await buildAll({ ifStale: true });
  console.log('Emulators …');
  const suite = await startSuite(testSuite);
  console.log('Demo data …');
  await seedTests();
  console.log(suiteIsReady);
  await waitForStop(suite, testSuite);
}
