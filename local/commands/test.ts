import { buildAll } from '../build/buildAll.ts';
import { secondsSince } from '../seconds.ts';
import { seedSuite } from '../seeding.ts';
import { clientEnvironment } from '../suite/environment.ts';
import { startSuite } from '../suite/startSuite.ts';
import { testSuite } from '../suite/suite.ts';
import { add, lastLine } from '../testing/counts.ts';
import { type Outcome, runPhase } from '../testing/phases.ts';
import { prepareBrowser } from '../testing/prepareBrowser.ts';
import { runCheck } from '../testing/runCheck.ts';
import { runPlaywright, runVitest } from '../testing/runners.ts';
import { parseSelection, type Selection } from '../testing/selection.ts';

/** Enough for three more pages of the grid to come by scrolling. */
const bikes = 60;
const nothing = { passed: 0, failed: 0, output: '' };

/** With several folders and a filter, Vitest would take files that match either: join them. */
const emulatedFilters = ({ emulatedFolders, filters }: Selection) =>
  filters.length === 0
    ? emulatedFolders
    : emulatedFolders.flatMap((folder) => filters.map((name) => `${folder}${name}`));

async function runOnSuite(selection: Selection): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const phase = async (name: string, work: () => Promise<Outcome>) => {
    const outcome = await runPhase(name, work);
    outcomes.push(outcome);
    return outcome.failed === 0;
  };
  const built = await phase('build', async () => {
    await buildAll({ ifStale: true });
    return nothing;
  });
  if (!built) return outcomes;

  let stop = async () => {};
  const started = await phase('emulators', async () => {
    stop = (await startSuite(testSuite)).stop;
    return nothing;
  });
  const env = clientEnvironment(testSuite);
  if (started && selection.has('e2e')) {
    await phase('seed', async () => {
      await seedSuite(testSuite, bikes);
      return nothing;
    });
    await phase('e2e', async () => {
      const CHROMIUM_PATH = await prepareBrowser();
      return runPlaywright('e2e', selection.filters, { ...env, CHROMIUM_PATH });
    });
    await phase('references', () => runVitest('after', [], env));
  }
  // Last, because they leave bikes behind that nobody would want to see.
  if (started && selection.emulatedFolders.length > 0) {
    await phase('emulated', () => runVitest('emulated', emulatedFilters(selection), env));
  }
  await stop();
  return outcomes;
}

export async function run(args: string[]): Promise<void> {
  const start = Date.now();
  const selection = parseSelection(args);
  const outcomes: Outcome[] = [];
  if (selection.has('check')) {
    outcomes.push(
      await runPhase('check', async () => {
        const { ok, output } = await runCheck();
        return { passed: 0, failed: ok ? 0 : 1, output };
      }),
    );
  }
  if (selection.has('unit'))
    outcomes.push(await runPhase('unit', () => runVitest('unit', selection.filters)));
  if (selection.needsSuite) outcomes.push(...(await runOnSuite(selection)));

  const total = add(outcomes);
  console.log(`\nAll of it took ${secondsSince(start)}.`);
  console.log(lastLine(total));
  if (total.failed > 0) process.exitCode = 1;
}
