import { Problem } from './problem.ts';
import { onStop } from './stopping.ts';
import type { Running } from './suite/startEmulators.ts';
import type { Suite } from './suite/suite.ts';

export async function waitForStop({ ended }: Running, { log }: Suite): Promise<void> {
  onStop.exitCode = 0;
  await ended;
  if (!onStop.isStopping) throw new Problem(`The emulators ended by themselves. Why: ${log}`);
}
