// Runs the Cloud SDK's emulator of Firestore, on Java 11 or later.
// Reason: firebase-tools refuses Java before 21, and passes an option that this emulator lacks.
// Upstream: https://github.com/firebase/firebase-tools/pull/9451, which asks for Java 21.
// Delete this file when Debian's stable Java and the Cloud SDK's emulator suit firebase-tools.
import { createRequire } from 'node:module';
import { firebaseTools } from '../firebaseProcess.ts';

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

/** This site's edition of Firestore, the default. */
const usual = 'standard';

if (process.env.FIRESTORE_EMULATOR_BINARY_PATH) {
  checks.checkJavaMajorVersion = async () => checks.MIN_SUPPORTED_JAVA_MAJOR_VERSION;
  const { start } = FirestoreEmulator.prototype;
  FirestoreEmulator.prototype.start = function older(this: FirestoreProcess) {
    if (this.args['database-edition'] === usual) delete this.args['database-edition'];
    return start.call(this);
  };
}
