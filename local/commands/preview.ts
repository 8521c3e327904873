import { pathToFileURL } from 'node:url';
import { target } from '../../src/installation/current.ts';
import { settings } from '../../src/settings.ts';
import { buildSite } from '../build/buildSite.ts';
import { hostingConfig, readFirebaseConfig, writeConfig } from '../build/hostingConfig.ts';
import { writeDemoHome } from '../deploy/demoHome.ts';
import { channelName, previewConfig, previewStep } from '../deploy/preview.ts';
import { Problem } from '../problem.ts';
import { inRoot } from '../project.ts';
import { runTool } from '../tool.ts';
import { refuseUnready } from './deploy.ts';

/** Deploys only this version's pages, to a channel for a week. */
export async function run(args: string[]): Promise<void> {
  const name = channelName(args);
  if (target === 'rehearsal') throw new Problem('A rehearsal has no channels: it is on this machine.');
  await refuseUnready(true);
  await buildSite({ ifStale: false, of: 'preview' });
  await writeDemoHome(pathToFileURL(`${inRoot('dist', 'server')}/`), inRoot('dist', 'client'));
  const config = writeConfig('.firebase.preview.json', previewConfig(hostingConfig(readFirebaseConfig())));
  const { ok, output } = await runTool('firebase', previewStep(name, config, settings.firebase.projectId));
  if (!ok) throw new Problem(`The preview failed; firebase says why:\n${output}`);
  console.log(output.trim());
  console.log(
    'Its pages are of this version, without bikes: nothing can be sent from there, and nobody can sign in. docs/operating.md, "Previews".',
  );
}
