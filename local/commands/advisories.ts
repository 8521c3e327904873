import { Problem } from '../problem.ts';
import { advisories } from '../supply/advisories.ts';
import { fetched, readLock } from '../supply/lockfile.ts';
import { type Answer, type Finding, readAudit } from '../supply/npmAudit.ts';
import { findByTable, tableRead, withoutException } from '../supply/openFindings.ts';
import { runTool } from '../tool.ts';

/** Only what npm prints as JSON, and no word beside it. */
const audit = ['audit', '--json', '--package-lock-only', '--loglevel=silent'];

const describeFinding = ({ name, id, severity, title, paths }: Finding) =>
  `✗ ${name} ${id} (${severity})${title && `: ${title}`}\n    ${paths.join(', ')}`;

/** Who answered, in the words of the command. */
export const announceAnswer = (answer: Answer): string =>
  'findings' in answer
    ? `npm answered: ${answer.findings.length} advisories against packages of the lock file.`
    : [
        `npm did not answer: ${answer.unanswered}.`,
        `Instead, local/supply/advisories.ts did: ${advisories.length} advisories, looked up until ${tableRead()}. It knows nothing later.`,
      ].join('\n');

/**
 * Says what is known against our packages, and fails at what no exception covers. npm is asked; our own table answers
 * where npm does not, unless `--no-table` forbids it.
 */
export async function run(args: string[]): Promise<void> {
  const answer = readAudit((await runTool('npm', audit)).output);
  if ('unanswered' in answer && args.includes('--no-table'))
    throw new Problem(`npm did not answer: ${answer.unanswered}.`);
  console.log(announceAnswer(answer));
  const packages = fetched(readLock());
  const findings = 'findings' in answer ? answer.findings : findByTable(packages);
  const open = withoutException(findings, packages);
  if (open.length > 0)
    throw new Problem(
      `${open.map(describeFinding).join('\n')}\n\nTake a version that has the fix, or write an exception with its reason (local/supply/advisories.ts).`,
    );
  console.log(
    `${findings.length - open.length} are accepted, each with a reason and a date; no other is open.`,
  );
}
