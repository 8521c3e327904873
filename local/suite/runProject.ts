import { buildAll } from '../build/buildAll.ts';
import { Problem } from '../problem.ts';
import { runTool } from '../tool.ts';
import { clientEnvironment } from './environment.ts';
import { startSuite } from './startSuite.ts';
import { testSuite } from './suite.ts';

/** Runs test projects on an empty suite. Each function has its own processes, as in the cloud. */
export async function runProject(
  names: readonly string[],
  args: string[],
  env: Record<string, string> = {},
): Promise<void> {
  await buildAll({ ifStale: true });
  const suite = await startSuite({ ...testSuite, isolated: true });
  const outcome = await runTool('vitest', ['run', ...names.flatMap((name) => ['--project', name]), ...args], {
    env: { ...clientEnvironment(testSuite), ...env },
    show: true,
  });
  await suite.stop();
  if (!outcome.ok) throw new Problem(`Something failed in tests/${names.join(', tests/')}.`);
}
