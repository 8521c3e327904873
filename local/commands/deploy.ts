import { writeFileSync } from 'node:fs';
import { deployedVariables } from '../../functions/src/environment.ts';
import { settings, target } from '../../src/settings.ts';
import { buildAll } from '../build/buildAll.ts';
import { writeDeployConfig } from '../build/hostingConfig.ts';
import { askCloud } from '../doctor/askCloud.ts';
import { examine } from '../doctor/examine.ts';
import { gatherFacts } from '../doctor/facts.ts';
import { print } from '../doctor/finding.ts';
import { Problem } from '../problem.ts';
import { inRoot } from '../project.ts';
import { rehearse } from '../rehearsal/rehearse.ts';
import { runTool } from '../tool.ts';

/** Stops where the doctor finds something wrong. */
export const refuseUnready = async (online: boolean): Promise<void> => {
  const findings = examine(await gatherFacts(online ? await askCloud(settings) : {}));
  const said = print(findings);
  if (findings.some(({ level }) => level === 'wrong')) throw new Problem(`${target} is not ready:\n${said}`);
  if (said) console.log(said);
};

/** What functions read when they run, but for their secrets: firebase-tools looks for it under this name. */
export const writeVariables = (): void => {
  const lines = Object.entries(deployedVariables(settings)).map(([name, value]) => `${name}="${value}"\n`);
  writeFileSync(inRoot('functions', `.env.${settings.firebase.projectId}`), lines.join(''));
};

/** Builds everything anew and deploys it, with the headers of this build. What follows goes to `firebase deploy`. */
export async function run(args: string[]): Promise<void> {
  if (target === 'rehearsal') return rehearse();
  await refuseUnready(true);
  await buildAll({ ifStale: false });
  writeVariables();
  const config = writeDeployConfig();
  const deployed = await runTool(
    'firebase',
    ['deploy', '--config', config, '--project', settings.firebase.projectId, ...args],
    { show: true },
  );
  if (!deployed.ok) throw new Problem('The deployment failed; firebase says why above.');
}
