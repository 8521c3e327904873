import { buildAll } from '../build/buildAll.ts';
import { secondsSince } from '../seconds.ts';
import { seedSuite } from '../seeding.ts';
import { clientEnvironment } from '../suite/environment.ts';
import { startSuite } from '../suite/startSuite.ts';
import { testSuite } from '../suite/suite.ts';
import { type Choice, choose } from '../testing/choose.ts';
import { add, lastLine } from '../testing/counts.ts';
import { type Outcome, runPhase } from '../testing/phases.ts';
import { prepareBrowser } from '../testing/prepareBrowser.ts';
import { runCheck } from '../testing/runCheck.ts';
import { runPlaywright, runVitest } from '../testing/runners.ts';
import type { Part } from '../testing/selection.ts';
import { runChangedUnitTests } from '../testing/unitTests.ts';

/** Enough for three more pages of the grid to come by scrolling. */
const bikes = 60;
const nothing = { passed: 0, failed: 0, output: '' };

type Phase = (name: string, work: () => Promise<Outcome>) => Promise<boolean>;

/** Unit tests need nothing but the sources. */
async function runUnit({ has, filtersOf, shard, changedSince }: Choice, phase: Phase, aside: boolean) {
  if (!has('unit')) return;
  // The same tests of functions, asked of the emulators in this run, are left out here.
  const env: Record<string, string> = has('functions') ? { ON_EMULATORS: '1' } : {};
  await phase('unit', () =>
    changedSince === undefined
      ? runVitest('unit', { filters: filtersOf('unit'), shard, aside, env })
      : runChangedUnitTests(changedSince),
  );
}

/** Format, lint and types. */
async function runChecks({ has }: Choice, phase: Phase, aside: boolean): Promise<void> {
  if (!has('check')) return;
  await phase('check', async () => {
    const { ok, output } = await runCheck({ aside });
    return { passed: 0, failed: ok ? 0 : 1, output };
  });
}

/** What looks at the site as people do, and fills both cores. */
async function runInBrowser({ has, filtersOf, shard }: Choice, phase: Phase): Promise<void> {
  if (!has('e2e')) return;
  const env = clientEnvironment(testSuite);
  await phase('seed', async () => {
    await seedSuite(testSuite, bikes);
    return nothing;
  });
  await phase('e2e', async () => {
    const CHROMIUM_PATH = await prepareBrowser();
    return runPlaywright('e2e', filtersOf('e2e'), { ...env, CHROMIUM_PATH }, shard);
  });
  await phase('references', () => runVitest('after', { env }));
}

/** The files of a part that ask the emulators. */
async function runOnSuite(part: Part, { has, filtersOf, shard }: Choice, phase: Phase, aside = false) {
  if (!has(part)) return;
  const env = clientEnvironment(testSuite);
  await phase(part, () => runVitest(part, { filters: filtersOf(part), shard, env, aside }));
}

/** Everything that was asked of Firestore until now, by functions, browsers and tests. */
async function runIndexes({ has }: Choice, phase: Phase): Promise<void> {
  if (has('functions') || has('e2e'))
    await phase('indexes', () => runVitest('indexes', { env: clientEnvironment(testSuite) }));
}

export async function run(args: string[]): Promise<void> {
  const start = Date.now();
  const choice = choose(args);
  const { needsEmulators, needsSite } = choice;
  const outcomes: Outcome[] = [];
  const phase: Phase = async (name, work) => {
    const outcome = await runPhase(name, work);
    outcomes.push(outcome);
    return outcome.failed === 0;
  };
  let stop = async () => {};
  const built = needsSite
    ? phase('build', async () => {
        await buildAll({ ifStale: true });
        return nothing;
      })
    : Promise.resolve(true);
  const started = built.then(
    (isBuilt) =>
      needsEmulators &&
      isBuilt &&
      phase('emulators', async () => {
        const options = needsSite ? { hosting: true } : { only: ['firestore', 'storage'] };
        stop = (await startSuite(testSuite, options)).stop;
        return nothing;
      }),
  );
  // Functions are tested after the browser, with bikes that nobody would want to see there.
  const browsed = started.then((isUp) => (isUp ? runInBrowser(choice, phase) : undefined));
  // The browser fills both cores, functions one: what waits for nobody runs beside the emulators' start and beside functions.
  const beside = async () => {
    // Types are checked after the build, because both write .astro.
    await built;
    await runChecks(choice, phase, needsEmulators);
    await browsed;
    await runUnit(choice, phase, needsEmulators);
    if (!(await started)) return;
    await runOnSuite('rules', choice, phase, true);
    await runOnSuite('site', choice, phase, true);
  };
  const onSuite = async () => {
    await browsed;
    if (await started) await runOnSuite('functions', choice, phase);
  };
  await Promise.all([beside(), onSuite()]);
  if (await started) await runIndexes(choice, phase);
  await stop();

  const total = add(outcomes);
  // Once more at the end: parts run beside each other, and of a long record often only the end is kept.
  for (const { failed, output } of outcomes) if (failed > 0) console.log(`\n${output.trim()}`);
  console.log(`\nAll of it took ${secondsSince(start)}.`);
  console.log(lastLine(total));
  if (total.failed > 0) process.exitCode = 1;
}
