import { mkdir, rm } from 'node:fs/promises';
import { startMailbox } from '../mailbox/startMailbox.ts';
import { onStop } from '../stopping.ts';
import { type Emulated, type Running, startEmulators } from './startEmulators.ts';
import type { Suite } from './suite.ts';
import { refuseTakenPorts } from './takenPorts.ts';
import { startZalo } from './zaloStandIn.ts';

export async function startSuite(suite: Suite, options: Emulated = { hosting: true }): Promise<Running> {
  await refuseTakenPorts(suite);
  if (!suite.keepsData) await rm(suite.folder, { recursive: true, force: true });
  await mkdir(suite.folder, { recursive: true });
  const closeMailbox = await startMailbox(suite);
  onStop.do(closeMailbox);
  const closeZalo = await startZalo(suite);
  onStop.do(closeZalo);
  const emulators = await startEmulators(suite, options);
  const stop = async () => {
    await emulators.stop();
    await closeMailbox();
    await closeZalo();
  };
  return { stop, ended: emulators.ended };
}
