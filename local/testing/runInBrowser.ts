import { buildAll } from '../build/buildAll.ts';
import { Problem } from '../problem.ts';
import { seedSuite } from '../seeding.ts';
import { clientEnvironment } from '../suite/environment.ts';
import { startSuite } from '../suite/startSuite.ts';
import { testSuite } from '../suite/suite.ts';
import { prepareBrowser } from './prepareBrowser.ts';
import { runPlaywright } from './runners.ts';

export const runInBrowser = (project: string, bikes: number) => async (args: string[]) => {
  await buildAll({ ifStale: true });
  const suite = await startSuite(testSuite);
  try {
    await seedSuite(testSuite, bikes);
    const env = { ...clientEnvironment(testSuite), CHROMIUM_PATH: await prepareBrowser() };
    const { failed, output } = await runPlaywright(project, { filters: args, env });
    if (failed > 0) throw new Problem(output);
    console.log(output);
  } finally {
    await suite.stop();
  }
};
