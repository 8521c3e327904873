import { Problem } from '../problem.ts';
import { unneeded, withoutException } from '../supply/accepted.ts';
import { fetched, readLock } from '../supply/lockfile.ts';
import { type Finding, readAudit } from '../supply/npmAudit.ts';
import { runTool } from '../tool.ts';

const audit = ['audit', '--json', '--package-lock-only', '--loglevel=silent'];

const describeFinding = ({ name, id, severity, title, paths }: Finding) =>
  `✗ ${name} ${id} (${severity}): ${title}\n    ${paths.join(', ')}`;

/**
 * Requests advisories about our packages from npm. Fails for an advisory without an exception, and for an
 * exception that is no longer needed.
 */
export async function run(): Promise<void> {
  const answer = readAudit((await runTool('npm', audit)).output);
  if ('unanswered' in answer)
    throw new Problem(
      `npm did not answer: ${answer.unanswered}.\nNothing was looked up. Ask again where npm's registry can be reached.`,
    );
  const { findings } = answer;
  const open = withoutException(findings, fetched(readLock()));
  const idle = unneeded(findings);
  const problems = [
    ...open.map(describeFinding),
    ...idle.map((exception) => `✗ The exception for ${exception} is no longer needed: delete it.`),
  ];
  if (problems.length > 0)
    throw new Problem(
      `${problems.join('\n')}\n\nTake a version that has the fix, or write an exception with its reason (local/supply/accepted.ts).`,
    );
  console.log(`npm knows ${findings.length} advisories: each has an exception with a reason and a day.`);
}
