import { buildAll } from '../build/buildAll.ts';
import { Problem } from '../problem.ts';
import { runTool } from '../tool.ts';
import { clientEnvironment } from './environment.ts';
import { startSuite } from './startSuite.ts';
import { testSuite } from './suite.ts';

/** Runs one of vitest.config.ts's projects on the test suite's ports and an empty store, and shows all that it prints. */
export async function runProject(name: string, args: string[]): Promise<void> {
  await buildAll({ ifStale: true });
  const suite = await startSuite(testSuite);
  const outcome = await runTool('vitest', ['run', '--project', name, ...args], {
    env: clientEnvironment(testSuite),
    show: true,
  });
  await suite.stop();
  if (!outcome.ok) throw new Problem(`Something failed in tests/${name}.`);
}
