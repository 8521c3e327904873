import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, realpathSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Problem } from '../problem.ts';
import { inRoot } from '../project.ts';
import { compileJava } from './java.ts';
import { manifestJar } from './manifestJar.ts';

const insideSdk = join('platform', 'cloud-firestore-emulator', 'cloud-firestore-emulator.jar');

function sdkFolders(): string[] {
  const path = (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, 'gcloud'));
  const beside = path.filter((file) => existsSync(file)).map((file) => dirname(dirname(realpathSync(file))));
  const usual = ['/usr/lib', '/usr/share', '/opt', '/opt/homebrew/share', '/usr/local/share', homedir()];
  return [...beside, ...usual.map((folder) => join(folder, 'google-cloud-sdk'))];
}

export function findCloudSdkJar(): string | undefined {
  return sdkFolders()
    .map((folder) => join(folder, insideSdk))
    .find((jar) => existsSync(jar));
}

/**
 * Writes two jars that run on the Cloud SDK's jar: Firestore's emulator, and our evaluator of storage.rules.
 */
export async function cloudSdkLaunchers(jar: string): Promise<{ firestore: string; storage: string }> {
  const source = inRoot('local', 'emulators', 'StorageRules.java');
  const { size, mtimeMs } = statSync(jar);
  const key = createHash('sha256')
    .update(readFileSync(source))
    .update(`${jar} ${size} ${mtimeMs}`)
    .digest('hex');
  const folder = inRoot('.cache', 'emulators', key.slice(0, 12));
  const launchers = { firestore: join(folder, 'firestore.jar'), storage: join(folder, 'storage-rules.jar') };
  if (existsSync(launchers.firestore)) return launchers;

  mkdirSync(folder, { recursive: true });
  const failure = compileJava(source, jar, folder);
  if (failure) {
    rmSync(folder, { recursive: true, force: true });
    throw new Problem(
      `The judge of storage.rules did not compile. Is this a full Java (default-jdk-headless)?\n${failure}`,
    );
  }
  const engine = pathToFileURL(jar).href;
  const main = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore';
  // A relative path, so that the project can be moved with its cache.
  writeFileSync(launchers.storage, manifestJar('StorageRules', ['./', engine]));
  writeFileSync(launchers.firestore, manifestJar(main, [engine]));
  return launchers;
}
