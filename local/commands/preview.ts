import { settings, target } from '../../src/settings.ts';
import { buildSite } from '../build/buildSite.ts';
import { hostingConfig, readFirebaseConfig, writeConfig } from '../build/hostingConfig.ts';
import { keepAssets } from '../deploy/keepAssets.ts';
import { channelName, previewConfig, previewStep } from '../deploy/preview.ts';
import { Problem } from '../problem.ts';
import { inRoot } from '../project.ts';
import { runTool } from '../tool.ts';
import { refuseUnready } from './deploy.ts';

/** Shows this version's pages at an address of their own for a week, beside the site that is live; nothing else is deployed. */
export async function run(args: string[]): Promise<void> {
  const name = channelName(args);
  if (target === 'rehearsal') throw new Problem('A rehearsal has no channels: it is on this machine.');
  await refuseUnready(true);
  await buildSite({ ifStale: false });
  // Home and bikes come from the live version, with the scripts of its build.
  await keepAssets(settings.origin, inRoot('dist', 'client'));
  const config = writeConfig('.firebase.preview.json', previewConfig(hostingConfig(readFirebaseConfig())));
  const { ok, output } = await runTool('firebase', previewStep(name, config, settings.firebase.projectId));
  if (!ok) throw new Problem(`The preview failed; firebase says why:\n${output}`);
  console.log(output.trim());
  console.log(
    `Its pages are of this version, home and bikes of the one that is live, all data of ${settings.firebase.projectId}. What it cannot do: docs/operating.md, "Previews".`,
  );
}
