import { target } from '../../src/installation/current.ts';
import { asShipped } from '../../src/installation/readInstallation.ts';
import { announcement } from '../announcement.ts';
import { buildAll } from '../build/buildAll.ts';
import { secondsSince } from '../seconds.ts';
import { seedOnce } from '../seeding.ts';
import { keepSchedule } from '../suite/keepSchedule.ts';
import { startSuite } from '../suite/startSuite.ts';
import { localSuite } from '../suite/suite.ts';
import { refuseTakenPorts } from '../suite/takenPorts.ts';
import { waitForStop } from '../waitForStop.ts';

async function step<T>(name: string, work: () => Promise<T>): Promise<T> {
  const start = Date.now();
  process.stdout.write(`${name} … `);
  const result = await work();
  console.log(secondsSince(start));
  return result;
}

export async function run(): Promise<void> {
  await refuseTakenPorts(localSuite);
  await step('Site and functions', () => buildAll({ ifStale: true }));
  const suite = await step('Emulators', () => startSuite(localSuite));
  const accounts = await step('Demo data', () => seedOnce(localSuite));
  // Loads the rendering function, so that the first visitor does not wait.
  await fetch(localSuite.origin).catch(() => undefined);
  keepSchedule(localSuite);
  console.log(announcement(localSuite, accounts));
  if (target === asShipped) console.log('  As shipped: without what a new installation has switched off.\n');
  await waitForStop(suite, localSuite);
}
