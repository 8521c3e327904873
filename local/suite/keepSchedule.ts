import { region } from '../project.ts';
import { onStop } from '../stopping.ts';
import type { Suite } from './suite.ts';

const second = 1_000;

/** Scheduled functions with their interval in seconds, as in production. */
const jobs = {
  retryFailedEmailsNow: 60,
  emailMatchesNow: 60,
  reconcileNow: 300,
  remindOfVisitsNow: 86_400,
  publishReviewsNow: 3_600,
  recordPricesNow: 86_400,
  recordTrustNow: 86_400,
} as const;

/** Calls a scheduled function. Ignores failures: the suite's log has them, and the next interval retries. */
const call = async ({ project, ports }: Suite, name: string, timeoutMs: number): Promise<void> => {
  const address = `http://127.0.0.1:${ports.functions}/${project}/${region}/${name}`;
  await fetch(address, { method: 'POST', signal: AbortSignal.timeout(timeoutMs) }).catch(() => undefined);
};

/** Calls scheduled functions now, and then at production's intervals: the emulators have no scheduler. */
export const keepSchedule = (suite: Suite): void => {
  const timers = Object.entries(jobs).map(([name, seconds]) => {
    const run = () => void call(suite, name, seconds * second);
    run();
    return setInterval(run, seconds * second);
  });
  onStop.do(async () => timers.forEach(clearInterval));
};
