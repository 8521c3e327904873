import { writeFileSync } from 'node:fs';
import { deployedVariables } from '../../functions/src/platform/environment.ts';
import { target } from '../../src/installation/current.ts';
import { settings } from '../../src/settings.ts';
import { buildAll } from '../build/buildAll.ts';
import { writeDeployConfig } from '../build/hostingConfig.ts';
import { awaitIndexes } from '../deploy/awaitIndexes.ts';
import { keepAssets } from '../deploy/keepAssets.ts';
import { announceQuestions, imagesStep, indexesStep, listStep, mainStep } from '../deploy/steps.ts';
import { writeProjects } from '../deploy/writeProjects.ts';
import { askCloud } from '../doctor/askCloud.ts';
import { examine } from '../doctor/examine.ts';
import { gatherFacts, readIndexes } from '../doctor/facts.ts';
import { print } from '../doctor/finding.ts';
import { Problem } from '../problem.ts';
import { inRoot } from '../project.ts';
import { rehearse } from '../rehearsal/rehearse.ts';
import { releaseHere, writeRelease } from '../release/releaseRecord.ts';
import { runTool, type ToolOptions } from '../tool.ts';
import { keepMaps } from '../trace/mapStore.ts';

/** Runs the doctor. @throws Problem if it finds an error */
export const refuseUnready = async (online: boolean): Promise<void> => {
  const findings = examine(await gatherFacts(online ? await askCloud(settings) : {}));
  const report = print(findings);
  if (findings.some(({ level }) => level === 'wrong'))
    throw new Problem(`${target} is not ready:\n${report}`);
  if (report) console.log(report);
};

/** Writes the functions' environment variables, except secrets, to the file that firebase-tools reads. */
export const writeVariables = (): void => {
  const lines = Object.entries(deployedVariables(settings)).map(([name, value]) => `${name}="${value}"\n`);
  writeFileSync(inRoot('functions', `.env.${settings.firebase.projectId}`), lines.join(''));
};

const runFirebase = async (step: string[], options: ToolOptions): Promise<string> => {
  const args = [...step, '--config', writeDeployConfig(), '--project', settings.firebase.projectId];
  const { ok, output } = await runTool('firebase', args, options);
  if (!ok)
    throw new Problem(`The deployment failed; firebase says why${output ? `:\n${output}` : ' above.'}`);
  return output;
};

/** Builds and deploys everything, indexes first. `firebase deploy` gets the arguments. */
export async function run(args: string[]): Promise<void> {
  if (target === 'rehearsal') return rehearse();
  console.log(announceQuestions(args, process.stdin.isTTY === true));
  await refuseUnready(true);
  await buildAll({ ifStale: false });
  const { builds, lost } = await keepAssets(settings.origin, inRoot('dist', 'client'));
  console.log(`Open pages of ${builds} earlier builds keep their scripts.`);
  if (lost.length > 0) console.log(`The live site no longer has: ${lost.join(', ')}.`);
  writeRelease(inRoot('dist', 'client'), await releaseHere());
  writeVariables();
  writeProjects();
  const main = () => runFirebase(mainStep(args), { interactive: true });
  if (args.includes('--dry-run')) {
    await main();
    return;
  }
  await runFirebase(indexesStep, { show: true });
  await awaitIndexes(() => runFirebase(listStep, {}), readIndexes().indexes.length);
  await main();
  await runFirebase(imagesStep(settings.firebase.region), { show: true });
  const unkept = await keepMaps(settings.firebase.projectId, (given) => runTool('gcloud', given));
  if (unkept) console.log(unkept);
}
