// Lets an idle process run any function, one at a time, as firebase-tools does for debuggers. sharedWorker.mjs
// sends the process the function's name.
// Reason: firebase-tools starts separate processes for each function. Without this patch the tests of functions
// take 134 s more of processor time (docs/decisions/109-patches-of-firebase-tools.md).
// Upstream: https://github.com/firebase/firebase-tools/blob/master/src/emulator/functionsRuntimeWorker.ts
// Delete this file when firebase-tools offers one pool for all functions.
import { createRequire } from 'node:module';
import { setTimeout as pause } from 'node:timers/promises';
import { firebaseTools } from '../firebaseProcess.ts';

interface Trigger {
  id: string;
  entryPoint: string;
  timeoutSeconds?: number;
}
interface Worker {
  triggerKey: string;
  timeoutSeconds: number | undefined;
  logger: unknown;
}
type Asked = { headers: Record<string, unknown> };
interface Pool {
  getKey(): string;
  getIdleWorker(id: string): Worker | undefined;
  submitRequest(id: string, request: Asked, ...others: unknown[]): Promise<void>;
}
interface Emulator {
  getTriggerRecordByKey(key: string): { def: Trigger };
  getRuntimeEnvs(backend: unknown): Record<string, string>;
}

const load = createRequire(firebaseTools);
const { RuntimeWorkerPool } = load('../emulator/functionsRuntimeWorker.js') as {
  RuntimeWorkerPool: { prototype: Pool };
};
const { FunctionsEmulator } = load('../emulator/functionsEmulator.js') as {
  FunctionsEmulator: { prototype: Emulator };
};
const { EmulatorLogger } = load('../emulator/emulatorLogger.js') as {
  EmulatorLogger: { forFunction(id: string): unknown };
};
const { getSignatureType } = load('../emulator/functionsEmulatorShared.js') as {
  getSignatureType(trigger: Trigger): string;
};

const triggers = new Map<string, Trigger>();
const { getTriggerRecordByKey, getRuntimeEnvs } = FunctionsEmulator.prototype;
const { submitRequest } = RuntimeWorkerPool.prototype;

FunctionsEmulator.prototype.getTriggerRecordByKey = function noted(this: Emulator, key) {
  const record = getTriggerRecordByKey.call(this, key);
  triggers.set(record.def.id, record.def);
  return record;
};

/** Starts processes in debug mode and without a function's name, so that they load all functions. */
FunctionsEmulator.prototype.getRuntimeEnvs = function unnamed(this: Emulator, backend) {
  return { ...getRuntimeEnvs.call(this, backend), FUNCTION_DEBUG_MODE: 'true' };
};

RuntimeWorkerPool.prototype.getKey = () => 'shared';

RuntimeWorkerPool.prototype.submitRequest = async function named(this: Pool, id, request, ...others) {
  const trigger = triggers.get(id);
  if (!trigger) throw new Error(`Nothing is known of the function ${id}`);
  let worker = this.getIdleWorker(id);
  // Another request may take the new process first.
  for (; !worker; worker = this.getIdleWorker(id)) await pause(20);
  worker.triggerKey = id;
  worker.timeoutSeconds = trigger.timeoutSeconds;
  worker.logger = EmulatorLogger.forFunction(id);
  const headers = {
    ...request.headers,
    'x-function': trigger.entryPoint,
    'x-signature': getSignatureType(trigger),
  };
  return submitRequest.call(this, id, { ...request, headers }, ...others);
};
