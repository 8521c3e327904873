import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createVitest, type TestSpecification } from 'vitest/node';
import { leastCoverage, measureCoverage } from '../../tests/rules/coverage.ts';
import { type Mutant, mutantsOf, spread, suiteOf } from '../../tests/rules/mutants.ts';
import { survivors } from '../../tests/rules/survivors.ts';
import { Problem } from '../problem.ts';
import { inRoot } from '../project.ts';
import { secondsSince } from '../seconds.ts';
import { clientEnvironment } from '../suite/environment.ts';
import { startSuite } from '../suite/startSuite.ts';
import { rulesSuite } from '../suite/suite.ts';
import { tryCode } from '../testing/codeMutants/tryCode.ts';
import { modulesOf } from '../testing/modulesOf.ts';
import { tryStatements } from '../testing/statementMutants.ts';

const usual = 270;
const leastKilled = 0.95;
const minutes = 60;

/** A service's rules file, the environment variable that replaces it, and its tests. */
type Book = {
  file: string;
  variable: string;
  closest: (mutant: Mutant) => string;
  isOwn: (suite: string) => boolean;
};
const firestore: Book = {
  file: 'firestore.rules',
  variable: 'RULES_UNDER_TEST',
  closest: ({ rules, line }) => suiteOf(rules, line),
  isOwn: (suite) => !['storage', 'rows'].includes(suite),
};
const storage: Book = {
  file: 'storage.rules',
  variable: 'STORAGE_RULES_UNDER_TEST',
  closest: () => 'storage',
  isOwn: (suite) => suite === 'storage',
};

/** Returns whether the emulators accept a mutant; others are skipped. */
const compiles = async (book: Book, { rules }: Mutant): Promise<boolean> => {
  const { ports } = rulesSuite;
  const [address, body] =
    book === firestore
      ? [
          `http://127.0.0.1:${ports.firestore}/emulator/v1/projects/demo-mutants:securityRules`,
          { rules: { files: [{ name: book.file, content: rules }] } },
        ]
      : [
          `http://127.0.0.1:${ports.storage}/internal/setRules`,
          { rules: { files: [{ name: book.file, content: rules }] } },
        ];
  const headers = { 'Content-Type': 'application/json' };
  const answer = await fetch(address, { method: 'PUT', headers, body: JSON.stringify(body) });
  await answer.text();
  return answer.ok;
};

/** Opens one Vitest for all runs, since starting it takes longer than most runs. */
const openSuites = async ({ isOwn }: Book) => {
  const vitest = await createVitest('test', {
    root: inRoot(),
    project: ['rules'],
    watch: false,
    bail: 1,
    isolate: false,
    pool: 'threads',
    maxWorkers: 1,
    reporters: [{}],
  });
  const suiteName = ({ moduleId }: TestSpecification) => /([^/]+)\.test\.ts$/.exec(moduleId)?.[1] ?? '';
  const all = (await vitest.globTestSpecifications(['tests/rules/'])).filter((one) => isOwn(suiteName(one)));
  /** @returns whether a test failed @throws on a timeout, which proves nothing */
  const notices = async (chosen: TestSpecification[]): Promise<boolean> => {
    if (chosen.length === 0) return false;
    const answer = await vitest.rerunTestSpecifications(chosen);
    const testModules = modulesOf(chosen, answer.testModules);
    const errors = testModules.flatMap((module) => [
      ...module.errors(),
      ...[...module.children.allTests('failed')].flatMap((test) => test.result().errors ?? []),
    ]);
    if (errors.some(({ message }) => /timed out/i.test(message)))
      throw new Problem('The machine is too slow to tell: try again when it is quieter.');
    return testModules.some((module) => !module.ok());
  };
  const named = (suite: string) => all.filter((one) => suiteName(one) === suite);
  return { notices, named, all, close: () => vitest.close() };
};

const demandCoverage = async () => {
  const { both, total, gaps } = await measureCoverage(`127.0.0.1:${rulesSuite.ports.firestore}`);
  const share = (100 * both) / total;
  console.log(`firestore.rules: ${both} of ${total} conditions seen true and false, ${share.toFixed(1)} %`);
  for (const gap of gaps) console.log(`  ${gap}`);
  if (share < leastCoverage) throw new Problem('The tests have seen too little of the rules both ways.');
};

const reasonFor = ({ after }: Mutant) => survivors.find((one) => one.after === after.trim())?.reason;

const tryAll = async (book: Book, count: number, skip: number, deadline: number): Promise<void> => {
  const begun = Date.now();
  const source = readFileSync(inRoot(book.file), 'utf8');
  const file = join(rulesSuite.folder, book.file);
  process.env[book.variable] = file;
  writeFileSync(file, source);
  const suites = await openSuites(book);
  if (await suites.notices(suites.all)) throw new Problem(`The tests of ${book.file} fail as they are.`);
  if (book === firestore) await demandCoverage();
  const possible = mutantsOf(source);
  const survived: Mutant[] = [];
  let tried = 0;
  for (const [place, mutant] of spread(possible, count).entries()) {
    if (place < skip) continue;
    if (Date.now() > deadline) {
      console.log(`Stopped after ${minutes} minutes: go on with -- ${count} ${place}`);
      break;
    }
    if (!(await compiles(book, mutant))) continue;
    tried += 1;
    writeFileSync(file, mutant.rules);
    const closest = suites.named(book.closest(mutant));
    const others = suites.all.filter((one) => !closest.includes(one));
    const isKilled = (await suites.notices(closest)) || (await suites.notices(others));
    if (tried % 25 === 0) console.log(`${tried} tried (${secondsSince(begun)})`);
    if (isKilled) continue;
    survived.push(mutant);
    console.log(
      `survived, line ${mutant.line}: ${mutant.after.trim()}  (${reasonFor(mutant) ?? 'no test notices'})`,
    );
  }
  await suites.close();
  delete process.env[book.variable];
  const killed = tried - survived.length;
  console.log(
    `${book.file}: ${killed} of ${tried} mutants noticed, ${((100 * killed) / tried).toFixed(1)} % ` +
      `(of ${possible.length} possible, ${secondsSince(begun)})`,
  );
  const unexplained = survived.filter((one) => !reasonFor(one));
  if (unexplained.length > 0)
    throw new Problem(`${unexplained.length} of those that survived have no reason.`);
  if (killed < leastKilled * tried) throw new Problem('Too few were noticed.');
};

/**
 * Runs mutants of both rules files. `-- 500 120` tries 500 of Firestore's, after the first 120. `-- storage`
 * tries only Storage's. `-- statements` breaks the lines listed in tests/statements, `-- code` the code in
 * `N` random places (`SEED`, `FOLDERS`).
 */
export async function run(args: string[]): Promise<void> {
  if (args.includes('statements')) return tryStatements();
  if (args.includes('code')) return tryCode();
  const [count = usual, skip = 0] = args.filter((arg) => /^\d+$/.test(arg)).map(Number);
  const books = args.includes('storage') ? [storage] : [firestore, storage];
  const suite = await startSuite(rulesSuite, { only: ['firestore', 'storage'] });
  Object.assign(process.env, clientEnvironment(rulesSuite));
  const deadline = Date.now() + minutes * 60_000;
  for (const book of books) await tryAll(book, count, book === firestore ? skip : 0, deadline);
  await suite.stop();
  // Failing tests are intended here, but make Vitest set the exit code.
  process.exitCode = 0;
}
