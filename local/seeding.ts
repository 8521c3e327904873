import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type DemoAccount, demoAccounts } from './seed/people.ts';
import { clientEnvironment } from './suite/environment.ts';
import { type Suite, testSuite } from './suite/suite.ts';

/** Enough for a test that loads three more pages by scrolling. */
const bikesOfTests = 60;

const noteOf = (suite: Suite) => join(suite.folder, 'seeded.json');

export async function seedSuite(
  suite: Suite,
  listings?: number,
  options: { fewPhotos?: true } = {},
): Promise<readonly DemoAccount[]> {
  // Set before the import: the Admin SDK reads its emulators' addresses once.
  Object.assign(process.env, clientEnvironment(suite));
  const { seed } = await import('./seed/seed.ts');
  await seed(suite, { ...options, ...(listings !== undefined && { listings }) });
  await writeFile(noteOf(suite), JSON.stringify(demoAccounts, null, 2));
  return demoAccounts;
}

export const seedTests = () => seedSuite(testSuite, bikesOfTests, { fewPhotos: true });

export async function seedOnce(suite: Suite): Promise<readonly DemoAccount[]> {
  if (!existsSync(noteOf(suite))) return seedSuite(suite);
  return JSON.parse(await readFile(noteOf(suite), 'utf8'));
}
