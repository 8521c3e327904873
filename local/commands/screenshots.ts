import { buildAll } from '../build/buildAll.ts';
import { Problem } from '../problem.ts';
import { seedSuite } from '../seeding.ts';
import { clientEnvironment } from '../suite/environment.ts';
import { startSuite } from '../suite/startSuite.ts';
import { testSuite } from '../suite/suite.ts';
import { prepareBrowser } from '../testing/prepareBrowser.ts';
import { runPlaywright } from '../testing/runners.ts';

const bikes = 60;

/** Every page as a visitor and a member see it, at three widths in both languages, into screenshots/. */
export async function run(args: string[]): Promise<void> {
  await buildAll({ ifStale: true });
  const suite = await startSuite(testSuite);
  try {
    await seedSuite(testSuite, bikes);
    const env = { ...clientEnvironment(testSuite), CHROMIUM_PATH: await prepareBrowser() };
    const { failed, output } = await runPlaywright('screenshots', args, env);
    if (failed > 0) throw new Problem(output);
  } finally {
    await suite.stop();
  }
}
