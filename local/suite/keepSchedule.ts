import { region } from '../project.ts';
import { onStop } from '../stopping.ts';
import type { Suite } from './suite.ts';

const second = 1_000;

/** The scheduled functions that a laptop needs, and how often production calls them, in seconds. */
const jobs = {
  retryFailedEmailsNow: 60,
  emailMatchesNow: 60,
  reconcileNow: 300,
  remindOfVisitsNow: 86_400,
  publishReviewsNow: 3_600,
  recordPricesNow: 86_400,
  recordTrustNow: 86_400,
} as const;

/** A job that fails says so in the suite's log and runs again at its next time. */
const call = async ({ project, ports }: Suite, name: string, longest: number): Promise<void> => {
  const address = `http://127.0.0.1:${ports.functions}/${project}/${region}/${name}`;
  await fetch(address, { method: 'POST', signal: AbortSignal.timeout(longest) }).catch(() => undefined);
};

/** Calls the scheduled functions at once and then as often as production does: the emulators have no scheduler. */
export const keepSchedule = (suite: Suite): void => {
  const timers = Object.entries(jobs).map(([name, seconds]) => {
    const run = () => void call(suite, name, seconds * second);
    run();
    return setInterval(run, seconds * second);
  });
  onStop.do(async () => timers.forEach(clearInterval));
};
