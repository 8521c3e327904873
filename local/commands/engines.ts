import { buildAll } from '../build/buildAll.ts';
import { Problem } from '../problem.ts';
import { seedTests } from '../seeding.ts';
import { clientEnvironment } from '../suite/environment.ts';
import { startSuite } from '../suite/startSuite.ts';
import { testSuite } from '../suite/suite.ts';
import { prepareEngines } from '../testing/prepareEngines.ts';
import { runTool } from '../tool.ts';

/** Tests the main journeys in Firefox and WebKit: `npm run test:engines`, or `-- webkit` for one. */
export async function run(args: string[]): Promise<void> {
  await prepareEngines();
  await buildAll({ ifStale: true });
  const suite = await startSuite(testSuite);
  try {
    await seedTests();
    const { ok } = await runTool('vitest', ['run', '--project', 'engines', ...args], {
      env: clientEnvironment(testSuite),
      show: true,
    });
    if (!ok) throw new Problem('A journey failed in Firefox or WebKit.');
  } finally {
    await suite.stop();
  }
}
