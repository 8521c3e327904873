import { existsSync, rmSync } from 'node:fs';
import { buildAll } from '../build/buildAll.ts';
import { inRoot } from '../project.ts';
import { secondsSince } from '../seconds.ts';
import { seedTests } from '../seeding.ts';
import { clientEnvironment } from '../suite/environment.ts';
import { startSuite } from '../suite/startSuite.ts';
import { testSuite } from '../suite/suite.ts';
import { type Choice, choose } from '../testing/choose.ts';
import { add, lastLine } from '../testing/counts.ts';
import { type Outcome, runPhase } from '../testing/phases.ts';
import { prepareBrowser } from '../testing/prepareBrowser.ts';
import { prepareEngines } from '../testing/prepareEngines.ts';
import { measureProcessorTime } from '../testing/processorTime.ts';
import { runCheck } from '../testing/runCheck.ts';
import { runPlaywright, runVitest } from '../testing/runners.ts';
import type { Part } from '../testing/selection.ts';
import { runChangedUnitTests } from '../testing/unitTests.ts';

const nothing = { passed: 0, failed: 0, output: '' };

type Phase = (name: string, work: () => Promise<Outcome>) => Promise<boolean>;

/** Functions' tests in memory record their queries here, one per line. */
const queries = inRoot('.cache', 'results', 'queries.jsonl');

/** Selects functions' tests to run on emulators; unit tests run the others in memory (vitest.config.ts). */
const onEmulators = ({ isFull }: Choice): Record<string, string> => ({
  ON_EMULATORS: isFull('functions') ? 'all' : 'need',
});

async function runUnit(choice: Choice, phase: Phase, aside: boolean) {
  const { has, filtersOf, shard, changedSince } = choice;
  if (!has('unit')) return;
  const env = has('functions') ? { ...onEmulators(choice), QUERIES: queries } : {};
  await phase('unit', () =>
    changedSince === undefined
      ? runVitest('unit', { filters: filtersOf('unit'), shard, aside, env })
      : runChangedUnitTests(changedSince),
  );
}

async function runChecks({ has }: Choice, phase: Phase, aside: boolean): Promise<void> {
  if (!has('check')) return;
  await phase('check', async () => {
    const { ok, output } = await runCheck({ aside });
    return { passed: 0, failed: ok ? 0 : 1, output };
  });
}

async function runInBrowser({ has, filtersOf, isFull, shard }: Choice, phase: Phase): Promise<void> {
  if (!has('e2e') && !has('engines')) return;
  const env = clientEnvironment(testSuite);
  await phase('seed', async () => {
    await seedTests();
    return nothing;
  });
  if (has('e2e'))
    await phase('e2e', async () => {
      const CHROMIUM_PATH = await prepareBrowser();
      const filters = filtersOf('e2e');
      return runPlaywright('e2e', { filters, shard, isFull: isFull('e2e'), env: { ...env, CHROMIUM_PATH } });
    });
  if (has('engines'))
    await phase('engines', async () => {
      await prepareEngines();
      const ENGINES = isFull('engines') ? 'all' : 'short';
      return runVitest('engines', { filters: filtersOf('engines'), shard, env: { ...env, ENGINES } });
    });
  if (has('e2e')) await phase('references', () => runVitest('references', { env }));
}

async function runOnSuite(part: Part, choice: Choice, phase: Phase, aside = false) {
  const { has, filtersOf, shard } = choice;
  if (!has(part)) return;
  const env = {
    ...clientEnvironment(testSuite),
    ...(part === 'functions' && onEmulators(choice)),
    ...(part === 'rules' && { RULES_LOADED: '1' }),
    ...(part === 'site' && !choice.isFull('site') && { BUILDS: 'none' }),
  };
  await phase(part, () => runVitest(part, { filters: filtersOf(part), shard, env, aside }));
}

async function runUsage({ has, isComplete, isFull }: Choice, phase: Phase): Promise<void> {
  if (!has('functions') && !has('e2e')) return;
  const env = {
    ...clientEnvironment(testSuite),
    ...(existsSync(queries) && { QUERIES: queries }),
    // Only emulators write this log, so omit it unless all functions' tests ran there.
    ...(isComplete && isFull('functions') && { EXECUTED: testSuite.log }),
  };
  await phase('usage', () => runVitest('usage', { env }));
}

export async function run(args: string[]): Promise<void> {
  const start = Date.now();
  const sumUp = measureProcessorTime();
  const choice = choose(args);
  const { needsEmulators, needsSite, full } = choice;
  const outcomes: Outcome[] = [];
  rmSync(queries, { force: true });
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
        stop = (await startSuite({ ...testSuite, ...(full && { isolated: true }) }, options)).stop;
        return nothing;
      }),
  );
  // Browser tests come first: they must not see bikes that the suite's other tests create.
  const browsed = started.then((isUp) => (isUp ? runInBrowser(choice, phase) : undefined));
  // Checks and unit tests run beside the tests on the suite, which leave processors idle.
  const beside = async () => {
    // Waits for the build: checks and build both write .astro.
    await built;
    await runChecks(choice, phase, needsEmulators);
    await runUnit(choice, phase, needsEmulators);
  };
  const onSuite = async () => {
    await browsed;
    if (!(await started)) return;
    const others = async () => {
      await runOnSuite('rules', choice, phase, true);
      await runOnSuite('site', choice, phase, true);
    };
    await Promise.all([runOnSuite('functions', choice, phase), others()]);
  };
  await Promise.all([beside(), onSuite()]);
  if (await started) await runUsage(choice, phase);
  await stop();

  const total = add(outcomes);
  // Repeats the output of failed parts at the end: parts run at the same time, and long logs are cut.
  for (const { failed, output } of outcomes) if (failed > 0) console.log(`\n${output.trim()}`);
  console.log(`\nAll of it took ${secondsSince(start)}.`);
  const processorTime = sumUp();
  if (processorTime) console.log(processorTime);
  console.log(lastLine(total));
  if (total.failed > 0) process.exitCode = 1;
}
