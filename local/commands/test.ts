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

/** What needs no browser and no function; it takes only what the others leave of the processor. */
async function runAside(selection: Selection, phase: Phase, suite: Promise<boolean>): Promise<void> {
  const aside = selection.needsSuite;
  if (selection.has('check')) {
    await phase('check', async () => {
      const { ok, output } = await runCheck({ aside });
      return { passed: 0, failed: ok ? 0 : 1, output };
    });
  }
  if (selection.has('unit')) await phase('unit', () => runVitest('unit', selection.filters, { aside }));
  if (selection.has('rules') && (await suite))
    await phase('rules', () =>
      runVitest('rules', selection.filters, { env: clientEnvironment(testSuite), aside }),
    );
}

/** What looks at the site and its functions: in a browser, then without. */
async function runOnSite(selection: Selection, phase: Phase): Promise<void> {
  const env = clientEnvironment(testSuite);
  if (selection.has('e2e')) {
    await phase('seed', async () => {
      await seedSuite(testSuite, bikes);
      return nothing;
    });
    await phase('e2e', async () => {
      const CHROMIUM_PATH = await prepareBrowser();
      return runPlaywright('e2e', selection.filters, { ...env, CHROMIUM_PATH });
    });
    await phase('references', () => runVitest('after', [], { env }));
  }
  // Last, because functions are tested with bikes that nobody would want to see.
  for (const name of ['functions', 'site'] as const)
    if (selection.has(name)) await phase(name, () => runVitest(name, selection.filters, { env }));
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
    runAside(selection, phase, suite),
    suite.then((isUp) => (isUp ? runOnSite(selection, phase) : undefined)),
  ]);
  await stop();

  const total = add(outcomes);
  // Once more at the end: parts run beside each other, and of a long record often only the end is kept.
  for (const { failed, output } of outcomes) if (failed > 0) console.log(`\n${output.trim()}`);
  console.log(`\nAll of it took ${secondsSince(start)}.`);
  console.log(lastLine(total));
  if (total.failed > 0) process.exitCode = 1;
}
