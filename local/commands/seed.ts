import { parseArgs } from 'node:util';
import { buildAll } from '../build/buildAll.ts';
import { Problem } from '../problem.ts';
import { secondsSince } from '../seconds.ts';
import { seedSuite } from '../seeding.ts';
import { runningEmulators } from '../suite/hub.ts';
import { startSuite } from '../suite/startSuite.ts';
import { localSuite } from '../suite/suite.ts';

/** Seeds the running suite; starts one if none runs. */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { bikes: { type: 'string' } } });
  const listings = values.bikes === undefined ? undefined : Number(values.bikes);
  if (listings !== undefined && !(Number.isInteger(listings) && listings > 0)) {
    throw new Problem('How many bikes? For example: npm run seed -- --bikes 20000');
  }
  const start = Date.now();
  const isRunning = (await runningEmulators(localSuite.ports.hub)).length > 0;
  if (!isRunning) await buildAll({ ifStale: true });
  const suite = isRunning ? undefined : await startSuite(localSuite);
  await seedSuite(localSuite, listings);
  await suite?.stop();
  console.log(`Seeded (${secondsSince(start)}).`);
}
