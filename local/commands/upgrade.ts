import { readFileSync } from 'node:fs';
import { target } from '../../src/installation/current.ts';
import { installationFile } from '../../src/installation/readInstallation.ts';
import { settings } from '../../src/settings.ts';
import { namesIn } from '../docs/installationSchema.ts';
import { askCloud } from '../doctor/askCloud.ts';
import { examine } from '../doctor/examine.ts';
import { gatherFacts } from '../doctor/facts.ts';
import { Problem } from '../problem.ts';
import { inRoot } from '../project.ts';
import { notesIn } from '../release/changelog.ts';
import { listedIndexes, wantedIndexes } from '../release/indexes.ts';
import { hasWork, planUpgrade, printPlan } from '../release/planUpgrade.ts';
import { askRelease, releaseHere } from '../release/releaseRecord.ts';
import { runTool } from '../tool.ts';

const readJson = (file: string): object => JSON.parse(readFileSync(inRoot(file), 'utf8'));

/** Compares the live site with this version. Changes nothing; exits with 1 if there is work by hand. */
export async function run(args: string[]): Promise<void> {
  if (args.join(' ') !== '--check')
    throw new Problem(
      'npm run upgrade -- --check says what this version asks for. To upgrade, merge its tag and deploy: docs/operating.md, "New versions".',
    );
  const { projectId } = settings.firebase;
  const listing = ['firestore:indexes', '--json', '--non-interactive', '--project', projectId];
  const [installed, here, cloud, listed] = await Promise.all([
    askRelease(settings.origin),
    releaseHere(),
    askCloud(settings),
    runTool('firebase', listing),
  ]);
  const facts = {
    target,
    project: projectId,
    installed,
    here,
    notes: notesIn(readFileSync(inRoot('CHANGELOG.md'), 'utf8')),
    indexes: {
      wanted: wantedIndexes(readJson('firestore.indexes.json')),
      live: listed.ok ? listedIndexes(listed.output) : undefined,
    },
    filledIn: namesIn(readJson(installationFile(target))),
    knowsSecrets: cloud.secrets !== undefined,
    findings: examine(await gatherFacts(cloud)),
  };
  const plan = planUpgrade(facts);
  console.log(printPlan(facts, plan));
  if (hasWork(plan)) process.exitCode = 1;
}
