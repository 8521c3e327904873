import { rm } from 'node:fs/promises';
import { Problem } from '../problem.ts';
import { localSuite } from '../suite/suite.ts';
import { isTaken } from '../suite/takenPorts.ts';

export async function run(): Promise<void> {
  if (await isTaken(localSuite.ports.hub)) {
    throw new Problem('Vongxe is running, and would write its data back. Stop it with Ctrl-C, then reset.');
  }
  await rm(localSuite.folder, { recursive: true, force: true });
  console.log('All local data is gone. `npm start` begins again with fresh demo listings.');
}
