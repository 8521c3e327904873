import { settings } from '../../src/settings.ts';
import { buildAll } from '../build/buildAll.ts';
import { writeDeployConfig } from '../build/hostingConfig.ts';
import { Problem } from '../problem.ts';
import { runTool } from '../tool.ts';

/** What has to be set before anything may go to production; the emulators need neither. */
const gaps = () => {
  const { projectId, appCheckKey } = settings.firebase;
  return [
    ...(projectId.startsWith('demo-') ? ['firebase.projectId: a demo project cannot be deployed'] : []),
    ...(appCheckKey ? [] : ['firebase.appCheckKey: without App Check the functions refuse every call']),
  ];
};

/** Builds everything anew and deploys it, with the headers of this build. What follows goes to `firebase deploy`. */
export async function run(args: string[]): Promise<void> {
  const missing = gaps();
  if (missing.length > 0)
    throw new Problem(`src/settings.ts is not ready for production:\n${missing.join('\n')}`);
  await buildAll({ ifStale: false });
  const config = writeDeployConfig();
  const deployed = await runTool(
    'firebase',
    ['deploy', '--config', config, '--project', settings.firebase.projectId, ...args],
    { show: true },
  );
  if (!deployed.ok) throw new Problem('The deployment failed; firebase says why above.');
}
