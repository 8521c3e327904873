import { buildAll } from '../build/buildAll.ts';
import { Problem } from '../problem.ts';
import { clientEnvironment } from '../suite/environment.ts';
import { startSuite } from '../suite/startSuite.ts';
import { testSuite } from '../suite/suite.ts';
import { runTool } from '../tool.ts';

/** The benches of tests/bench, on the test suite's ports and an empty store. */
export async function run(args: string[]): Promise<void> {
  await buildAll({ ifStale: true });
  const suite = await startSuite(testSuite);
  const bench = await runTool('vitest', ['run', '--project', 'bench', ...args], {
    env: clientEnvironment(testSuite),
    show: true,
  });
  await suite.stop();
  if (!bench.ok) throw new Problem('A bench failed.');
}
