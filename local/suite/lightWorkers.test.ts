import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { inRoot } from '../project.ts';

/** Asks the file for what a function's process needs, then for something that another file has to answer. */
const program = `
  const shared = require('./node_modules/firebase-tools/lib/emulator/functionsEmulatorShared.js');
  const root = shared.findModuleRoot('firebase-tools', require.resolve('firebase-tools'));
  const loaded = Object.keys(require.cache).filter((file) => file.includes('firebase-tools')).length;
  const event = 'google.cloud.firestore.document.v1.written';
  const service = shared.getServiceFromEventType(event);
  console.log(JSON.stringify({ root, loaded, service }));`;

it('a function’s process loads little of firebase-tools, and the rest when it is used', () => {
  const preload = join(import.meta.dirname, 'lightWorkers.mjs');
  const { stdout, stderr } = spawnSync(process.execPath, ['--import', preload, '-e', program], {
    cwd: inRoot(),
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  const { root, loaded, service } = JSON.parse(stdout);
  expect(root).toBe(inRoot('node_modules', 'firebase-tools'));
  expect(loaded).toBeLessThan(10);
  expect(service).toBe('firestore.googleapis.com');
});
