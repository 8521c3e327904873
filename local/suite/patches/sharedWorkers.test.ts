import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { inRoot } from '../../project.ts';

/** Requests a second function while the process runs the first. */
const program = `
  const load = (name) => require('./node_modules/firebase-tools/lib/emulator/' + name + '.js');
  const { RuntimeWorkerPool } = load('functionsRuntimeWorker');
  const { FunctionsEmulator } = load('functionsEmulator');
  const emulator = Object.create(FunctionsEmulator.prototype);
  const trigger = (name, timeoutSeconds) => ({ id: 'region-' + name, entryPoint: name, httpsTrigger: {}, timeoutSeconds });
  emulator.triggers = { first: { def: trigger('first', 60) }, second: { def: trigger('second', 540) } };
  emulator.args = { projectId: 'demo', projectDir: '.' };
  emulator.adminSdkConfig = {};
  emulator.getUserEnvs = () => ({});
  for (const key of ['first', 'second']) emulator.getTriggerRecordByKey(key);
  const envs = emulator.getRuntimeEnvs({ env: {} }, trigger('first', 60));
  const pool = new RuntimeWorkerPool();
  const asked = [];
  const worker = {
    triggerKey: 'region-first', state: 'BUSY',
    request: async ({ headers }) => asked.push({ headers, key: worker.triggerKey, seconds: worker.timeoutSeconds }),
  };
  pool.setTriggerWorkers('region-first', [worker]);
  setTimeout(() => { worker.state = 'IDLE'; }, 50);
  pool.submitRequest('region-second', { headers: { own: '1' } }).then(() => {
    const { FUNCTION_TARGET = null, FUNCTION_DEBUG_MODE } = envs;
    console.log(JSON.stringify({ asked, FUNCTION_TARGET, FUNCTION_DEBUG_MODE }));
    process.exit();
  });`;

it('a process runs another function than the one that it was started for, once it is idle', () => {
  const preload = join(import.meta.dirname, 'sharedWorkers.ts');
  const { stdout, stderr } = spawnSync(process.execPath, ['--import', preload, '-e', program], {
    cwd: inRoot(),
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  expect(JSON.parse(stdout)).toEqual({
    asked: [
      {
        headers: { own: '1', 'x-function': 'second', 'x-signature': 'http' },
        key: 'region-second',
        seconds: 540,
      },
    ],
    FUNCTION_TARGET: null,
    FUNCTION_DEBUG_MODE: 'true',
  });
});
