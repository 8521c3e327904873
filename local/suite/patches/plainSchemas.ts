// Takes the schemas of Auth's emulator as valid.
// Reason: checking them takes 5 s of the start.
// Upstream: https://github.com/firebase/firebase-tools/blob/master/src/emulator/auth/server.ts
// Delete this file when Auth's emulator starts within two seconds.
import { createRequire } from 'node:module';
import { firebaseTools } from '../firebaseProcess.ts';

const { default: Ajv } = createRequire(createRequire(firebaseTools).resolve('exegesis'))('ajv') as {
  default: { prototype: { validateSchema(): boolean } };
};

Ajv.prototype.validateSchema = () => true;
