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

type Phase = (name: string, work: () => Promise<Outcome>) => Promise<boolean>;

/** Format, lint and types; in a run with a browser they take only what that leaves of the processor. */
async function runChecks({ has, needsSuite }: Selection, phase: Phase): Promise<void> {
  if (!has('check')) return;
  await phase('check', async () => {
    const { ok, output } = await runCheck({ aside: needsSuite });
    return { passed: 0, failed: ok ? 0 : 1, output };
  });
}

/** What looks at the site as people do, and fills both cores. */
async function runInBrowser({ has, filters }: Selection, phase: Phase): Promise<void> {
  if (!has('e2e')) return;
  const env = clientEnvironment(testSuite);
  await phase('seed', async () => {
    await seedSuite(testSuite, bikes);
    return nothing;
  });
  await phase('e2e', async () => {
    const CHROMIUM_PATH = await prepareBrowser();
    return runPlaywright('e2e', filters, { ...env, CHROMIUM_PATH });
  });
  await phase('references', () => runVitest('after', [], { env }));
}

/** Functions are tested after the browser, with bikes that nobody would want to see there. */
async function runFunctions({ has, filters }: Selection, phase: Phase): Promise<void> {
  if (has('functions'))
    await phase('functions', () => runVitest('functions', filters, { env: clientEnvironment(testSuite) }));
}

/** Everything that was asked of Firestore until now, by functions, browsers and tests. */
async function runIndexes({ has }: Selection, phase: Phase): Promise<void> {
  if (has('functions') || has('e2e'))
    await phase('indexes', () => runVitest('indexes', [], { env: clientEnvironment(testSuite) }));
}

/** What needs neither: functions wait for each other and leave a third of the processor to these. */
async function runRest({ has, filters }: Selection, phase: Phase, isUp: boolean): Promise<void> {
  const aside = has('functions');
  if (has('unit')) await phase('unit', () => runVitest('unit', filters, { aside }));
  if (!isUp) return;
  const env = clientEnvironment(testSuite);
  for (const name of ['rules', 'site'] as const)
    if (has(name)) await phase(name, () => runVitest(name, filters, { env, aside }));
}

export async function run(args: string[]): Promise<void> {
  const start = Date.now();
  const selection = parseSelection(args);
  const outcomes: Outcome[] = [];
  const phase: Phase = async (name, work) => {
    const outcome = await runPhase(name, work);
    outcomes.push(outcome);
    return outcome.failed === 0;
  };
  let stop = async () => {};
  const { needsSuite } = selection;
  // Types are checked after the build, because both write .astro.
  const built =
    !needsSuite ||
    (await phase('build', async () => {
      await buildAll({ ifStale: true });
      return nothing;
    }));
  const suite =
    needsSuite && built
      ? phase('emulators', async () => {
          stop = (await startSuite(testSuite)).stop;
          return nothing;
        })
      : Promise.resolve(false);
  await Promise.all([
    runChecks(selection, phase),
    suite.then((isUp) => (isUp ? runInBrowser(selection, phase) : undefined)),
  ]);
  const isUp = await suite;
  await Promise.all([isUp ? runFunctions(selection, phase) : undefined, runRest(selection, phase, isUp)]);
  if (isUp) await runIndexes(selection, phase);
  await stop();

  const total = add(outcomes);
  // Once more at the end: parts run beside each other, and of a long record often only the end is kept.
  for (const { failed, output } of outcomes) if (failed > 0) console.log(`\n${output.trim()}`);
  console.log(`\nAll of it took ${secondsSince(start)}.`);
  console.log(lastLine(total));
  if (total.failed > 0) process.exitCode = 1;
}
