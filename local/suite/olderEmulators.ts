// Loaded into firebase-tools before its own code (`node --import`). It takes no Java before 21, and gives Firestore an option
// that the Cloud SDK's build does not know. Where the emulators are named to it (findEmulators.ts), their Java has been looked
// at already: the Cloud SDK's ask for 11.
import { createRequire } from 'node:module';
import { firebaseTools } from './firebaseProcess.ts';

type Arguments = Record<string, unknown>;
interface FirestoreProcess {
  args: Arguments;
  start(): Promise<void>;
}

const load = createRequire(firebaseTools);
const checks = load('../emulator/commandUtils.js') as {
  MIN_SUPPORTED_JAVA_MAJOR_VERSION: number;
  checkJavaMajorVersion(): Promise<number>;
};
const { FirestoreEmulator } = load('../emulator/firestoreEmulator.js') as {
  FirestoreEmulator: { prototype: FirestoreProcess };
};

/** The edition that Firestore is in by itself, and this site's. */
const usual = 'standard';

if (process.env.FIRESTORE_EMULATOR_BINARY_PATH) {
  checks.checkJavaMajorVersion = async () => checks.MIN_SUPPORTED_JAVA_MAJOR_VERSION;
  const { start } = FirestoreEmulator.prototype;
  FirestoreEmulator.prototype.start = function older(this: FirestoreProcess) {
    if (this.args['database-edition'] === usual) delete this.args['database-edition'];
    return start.call(this);
  };
}
