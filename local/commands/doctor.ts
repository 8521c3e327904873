import { target } from '../../src/installation/current.ts';
import { settings } from '../../src/settings.ts';
import { writeProjects } from '../deploy/writeProjects.ts';
import { askCloud } from '../doctor/askCloud.ts';
import { expiring } from '../doctor/database.ts';
import { examine } from '../doctor/examine.ts';
import { gatherFacts } from '../doctor/facts.ts';
import { print } from '../doctor/finding.ts';
import { Problem } from '../problem.ts';

/** Checks everything that a deployment needs. Writes only .firebaserc. `--offline` skips the network. */
export async function run(args: string[]): Promise<void> {
  if (target !== 'rehearsal') writeProjects();
  const online = !args.includes('--offline') && target !== 'rehearsal';
  const findings = examine(await gatherFacts(online ? await askCloud(settings) : {}));
  const wrongs = findings.filter(({ level }) => level === 'wrong').length;
  console.log(`${target}: ${settings.firebase.projectId}, ${settings.origin}`);
  if (findings.length > 0) console.log(print(findings));
  console.log(`Documents that end by themselves (TTL on expires_at): ${expiring.join(', ')}.`);
  if (wrongs > 0) throw new Problem(`${wrongs} to mend before this can be deployed.`);
  console.log('Nothing stands in the way.');
}
