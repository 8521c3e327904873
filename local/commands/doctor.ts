import { settings, target } from '../../src/settings.ts';
import { askCloud } from '../doctor/askCloud.ts';
import { expiring } from '../doctor/database.ts';
import { examine } from '../doctor/examine.ts';
import { gatherFacts } from '../doctor/facts.ts';
import { print } from '../doctor/finding.ts';
import { Problem } from '../problem.ts';

/** Checks everything that a deployment needs, without changes. `--offline` skips the network. */
export async function run(args: string[]): Promise<void> {
  const online = !args.includes('--offline') && target !== 'rehearsal';
  const findings = examine(await gatherFacts(online ? await askCloud(settings) : {}));
  const wrongs = findings.filter(({ level }) => level === 'wrong').length;
  console.log(
    `${target}: ${settings.firebase.projectId || 'no project yet'}, ${settings.origin || 'no address yet'}`,
  );
  if (findings.length > 0) console.log(print(findings));
  console.log(`Documents that end by themselves (TTL on expires_at): ${expiring.join(', ')}.`);
  if (wrongs > 0) throw new Problem(`${wrongs} to mend before this can be deployed.`);
  console.log('Nothing stands in the way.');
}
