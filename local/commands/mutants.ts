import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createVitest, type TestSpecification } from 'vitest/node';
import { type Mutant, mutantsOf, spread, suiteOf } from '../../tests/rules/mutants.ts';
import { survivors } from '../../tests/rules/survivors.ts';
import { Problem } from '../problem.ts';
import { inRoot } from '../project.ts';
import { secondsSince } from '../seconds.ts';
import { clientEnvironment } from '../suite/environment.ts';
import { startSuite } from '../suite/startSuite.ts';
import { rulesSuite } from '../suite/suite.ts';

const usual = 270;
const leastKilled = 0.95;
const minutes = 60;

/** A break that does not even compile proves nothing. */
const compiles = async ({ rules }: Mutant) => {
  const address = `http://127.0.0.1:${rulesSuite.ports.firestore}/emulator/v1/projects/demo-mutants:securityRules`;
  const body = JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content: rules }] } });
  const answer = await fetch(address, { method: 'PUT', body });
  await answer.text();
  return answer.ok;
};

/** One Vitest for all runs: starting it anew would take longer than most of them. */
const openSuites = async () => {
  const vitest = await createVitest('test', {
    root: inRoot(),
    project: ['emulated'],
    watch: false,
    bail: 1,
    isolate: false,
    pool: 'threads',
    maxWorkers: 1,
    reporters: [{}],
  });
  const all = (await vitest.globTestSpecifications(['tests/rules/'])).filter(
    ({ moduleId }) => !/(storage|rows)\.test\.ts$/.test(moduleId),
  );
  /** @returns whether a test failed. Running out of time is no answer. */
  const notices = async (chosen: TestSpecification[]): Promise<boolean> => {
    const { testModules } = await vitest.rerunTestSpecifications(chosen);
    const errors = testModules.flatMap((module) => [
      ...module.errors(),
      ...[...module.children.allTests('failed')].flatMap((test) => test.result().errors ?? []),
    ]);
    if (errors.some(({ message }) => /timed out/i.test(message)))
      throw new Problem('The machine is too slow to tell: try again when it is quieter.');
    return testModules.some((module) => !module.ok());
  };
  const named = (suite: string) => all.filter(({ moduleId }) => moduleId.endsWith(`/${suite}.test.ts`));
  return { notices, named, all, close: () => vitest.close() };
};

/** Breaks firestore.rules in one place at a time and asks whether a test notices. `-- 500` tries that many. */
export async function run([count = String(usual)]: string[]): Promise<void> {
  const start = Date.now();
  const source = readFileSync(inRoot('firestore.rules'), 'utf8');
  const suite = await startSuite(rulesSuite, { only: ['firestore'] });
  const file = join(rulesSuite.folder, 'firestore.rules');
  Object.assign(process.env, clientEnvironment(rulesSuite), { RULES_UNDER_TEST: file });
  const suites = await openSuites();
  const survived: Mutant[] = [];
  let tried = 0;
  writeFileSync(file, source);
  if (await suites.notices(suites.all)) throw new Problem('The tests of the rules fail as they are.');
  const possible = mutantsOf(source);
  for (const mutant of spread(possible, Number(count))) {
    if (Date.now() - start > minutes * 60_000) {
      console.log(`Stopped after ${minutes} minutes.`);
      break;
    }
    if (!(await compiles(mutant))) continue;
    tried += 1;
    if (tried % 25 === 0) console.log(`${tried} tried, ${survived.length} survived (${secondsSince(start)})`);
    writeFileSync(file, mutant.rules);
    const closest = suites.named(suiteOf(source, mutant.line));
    const others = suites.all.filter((one) => !closest.includes(one));
    if ((await suites.notices(closest)) || (await suites.notices(others))) continue;
    survived.push(mutant);
    const known = survivors.find(({ after }) => after === mutant.after.trim());
    console.log(
      `survived, line ${mutant.line}: ${mutant.after.trim()}  (${known?.reason ?? 'no test notices'})`,
    );
  }
  await suites.close();
  await suite.stop();
  const killed = tried - survived.length;
  console.log(
    `${killed} of ${tried} mutants noticed, ${((100 * killed) / tried).toFixed(1)} % ` +
      `(of ${possible.length} possible, ${secondsSince(start)})`,
  );
  const unexplained = survived.filter((one) => !survivors.some(({ after }) => after === one.after.trim()));
  if (unexplained.length > 0)
    throw new Problem(`${unexplained.length} of those that survived have no reason.`);
  if (killed < leastKilled * tried) throw new Problem('Too few were noticed.');
}
