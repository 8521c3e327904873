// Breaks firestore.rules in one place at a time and asks whether a test notices. Slow, so a command of its own:
//   FIRESTORE_EMULATOR_HOST=127.0.0.1:8080 node tests/rules/mutants.mjs [how many] [the first]
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..');
const source = readFileSync(join(root, 'firestore.rules'), 'utf8');
const lines = source.split('\n');

/** Ways to break a piece of a line: what to look for, and what to put there instead. */
const breaks = [
  [/&& (?=\S)(.*?)(?=( &&|;)?$)/g, () => '&& true'],
  [/\|\| (?=\S)(.*?)(?=(;|\))?;?$)/g, () => '|| false'],
  [/(?<![=!<>])==(?!=)/g, () => '!='],
  [/<=/g, () => '<'],
  [/>=/g, () => '>'],
  [/(?<=[ ([,+])\d+(?=[ ,);\]])/g, (number) => String(Number(number) + 1)],
  [/'[a-z_]+', (?=')/g, () => ''],
  [/(?<=: if ).*$/g, (condition) => (condition.endsWith(';') ? 'true;' : 'true || true')],
  [/(?<!\w)!(?=[a-z])/g, () => ''],
];

const comments = /^\s*(\/\/|\/\*\*)/;
const mutants = lines.flatMap((line, index) =>
  comments.test(line)
    ? []
    : breaks
        .flatMap(([pattern, replace]) =>
          [...line.matchAll(pattern)].map((found) => {
            const changed =
              line.slice(0, found.index) + replace(found[0]) + line.slice(found.index + found[0].length);
            return { index, changed };
          }),
        )
        .filter(({ changed }) => changed !== line),
);

const folder = mkdtempSync(join(tmpdir(), 'mutants-'));
const file = join(folder, 'firestore.rules');
const areas = {
  motorcycles: 'listings',
  slugs: 'listings',
  contact: 'listings',
  replies: 'inquiries',
  limits: 'feedback',
};
const areaOf = (index) => {
  const opened = lines.slice(0, index + 1).findLast((line) => /^\s*match \/\w+\/\S+ \{/.test(line));
  const name = /match \/(\w+)\//.exec(opened ?? '')?.[1] ?? 'databases';
  return name === 'databases' ? 'profiles' : (areas[name] ?? name);
};
/** Did a test fail? Running out of time is no answer. */
const isNoticedBy = (suites) => {
  const run = spawnSync(
    process.execPath,
    [join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--project', 'emulated', '--bail', '1', ...suites],
    { cwd: root, env: { ...process.env, RULES_UNDER_TEST: file }, encoding: 'utf8', timeout: 300_000 },
  );
  if (run.status === 0) return false;
  if (run.status === null || `${run.stdout}${run.stderr}`.includes('timed out'))
    throw new Error('too slow to tell: try again on a quieter machine');
  return true;
};

/** A break that does not even compile proves nothing. */
const compiles = async (content) => {
  const address = `http://${process.env.FIRESTORE_EMULATOR_HOST}/emulator/v1/projects/demo-mutants:securityRules`;
  const body = JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content }] } });
  const answer = await fetch(address, { method: 'PUT', body });
  await answer.text();
  return answer.ok;
};

const count = Number(process.argv[2] ?? mutants.length);
const first = Number(process.argv[3] ?? 0);
// A sample is spread over the whole file.
const step = Math.max(1, Math.floor(mutants.length / count));
const chosen = mutants.filter((_, place) => place % step === first % step).slice(0, count);
let killed = 0;
let tried = 0;
for (const { index, changed } of chosen) {
  const broken = lines.with(index, changed).join('\n');
  if (!(await compiles(broken))) continue;
  tried += 1;
  writeFileSync(file, broken);
  const own = areaOf(index);
  const isKilled =
    isNoticedBy([`tests/rules/${own}.test.ts`]) ||
    isNoticedBy(
      ['listings', 'parity', 'inquiries', 'likes', 'alerts', 'feedback', 'profiles', 'matrix'].map(
        (suite) => `tests/rules/${suite}.test.ts`,
      ),
    );
  if (isKilled) killed += 1;
  else console.log(`survived, line ${index + 1}: ${changed.trim()}`);
}
rmSync(folder, { recursive: true });
console.log(`${killed} of ${tried} mutants noticed (of ${mutants.length} possible)`);
