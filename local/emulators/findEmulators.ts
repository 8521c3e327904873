import { Problem } from '../problem.ts';
import { cloudSdkLaunchers, findCloudSdkJar } from './cloudSdk.ts';
import { downloadEmulators } from './download.ts';
import { findJava } from './java.ts';

const firestoreVariable = 'FIRESTORE_EMULATOR_BINARY_PATH';
const storageVariable = 'STORAGE_EMULATOR_BINARY_PATH';

/** Environment variables for firebase-tools. Empty if it uses its own jars. */
export type Launchers = { [firestoreVariable]?: string; [storageVariable]?: string };

export interface Probes {
  environment: Record<string, string | undefined>;
  java: () => number | undefined;
  download: () => Promise<boolean>;
  cloudSdkJar: () => string | undefined;
  launchers: (jar: string) => Promise<{ firestore: string; storage: string }>;
}

const machine: Probes = {
  environment: process.env,
  java: findJava,
  download: downloadEmulators,
  cloudSdkJar: findCloudSdkJar,
  launchers: cloudSdkLaunchers,
};

/**
 * Finds Firestore's emulator and the evaluator of storage.rules: in the environment, firebase-tools' cache or
 * the Cloud SDK.
 * @throws Problem if one is missing: without an evaluator, Storage's emulator would allow every request
 */
export async function findEmulators(probes: Probes = machine): Promise<Launchers> {
  const java = probes.java();
  if (java === undefined)
    throw new Problem(`Firestore's emulator needs Java, and there is none.\n${install}`);
  const named = pick(probes.environment);
  if (named[firestoreVariable] && named[storageVariable]) return named;
  if (java >= 21 && (await probes.download())) return named;
  const jar = probes.cloudSdkJar();
  if (jar && java >= 11) {
    const { firestore, storage } = await probes.launchers(jar);
    return { [firestoreVariable]: firestore, [storageVariable]: storage, ...named };
  }
  throw new Problem(missingMessage(java, jar));
}

function pick(environment: Probes['environment']): Launchers {
  const overrides = [firestoreVariable, storageVariable].filter((name) => environment[name]);
  return Object.fromEntries(overrides.map((name) => [name, environment[name]]));
}

const install = [
  'On Debian and Ubuntu, with the apt source of https://cloud.google.com/sdk/docs/install:',
  '  apt-get install default-jre-headless google-cloud-cli-firestore-emulator',
  'Elsewhere: install Java 21 or later (https://adoptium.net); with a network, the rest is downloaded once.',
].join('\n');

function missingMessage(java: number, jar: string | undefined): string {
  if (jar)
    return `The Cloud SDK's Firestore emulator needs Java 11 or later; this is Java ${java}.\n${install}`;
  const reason =
    java >= 21
      ? 'The emulators of Firestore and Storage could not be downloaded, and the Cloud SDK has none either.'
      : `Downloaded emulators need Java 21 (this is Java ${java}), and the Cloud SDK's is not installed.`;
  return `${reason}\n${install}`;
}
