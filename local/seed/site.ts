import { setTimeout as pause } from 'node:timers/promises';
import { placeReference } from '../../functions/src/catalogue/catalogueDocuments.ts';
import { isWaiting } from '../../functions/src/catalogue/gather.ts';
import { paths } from '../../src/paths.ts';
import { Problem } from '../problem.ts';
import { region } from '../project.ts';
import type { Suite } from '../suite/suite.ts';
import type { Store } from './store.ts';

const switchTriggers = async ({ ports }: Suite, to: 'enable' | 'disable'): Promise<boolean> => {
  const address = `http://127.0.0.1:${ports.hub}/functions/${to}BackgroundTriggers`;
  const answer = await fetch(address, { method: 'PUT' }).catch(() => null);
  return answer?.ok ?? false;
};

/**
 * Runs work with triggers disabled: they would send emails about demo data and start a process for each
 * event.
 * @returns whether functions receive events again
 */
export const withoutTriggers = async (suite: Suite, work: () => Promise<void>): Promise<boolean> => {
  const hasFunctions = await switchTriggers(suite, 'disable');
  // Repeated: functions that the emulator reloads receive events again.
  const repeat = setInterval(() => void (hasFunctions && switchTriggers(suite, 'disable')), 2_000);
  try {
    await work();
  } finally {
    clearInterval(repeat);
    if (hasFunctions) await switchTriggers(suite, 'enable');
  }
  return hasFunctions;
};

const listingTimeoutMs = 90_000;

/**
 * Waits until the functions have added a bike to the catalogue and written the catalogue's files.
 * @throws Problem after 90 seconds
 */
export const awaitListed = async ({ suite, documents }: Store, id: string): Promise<void> => {
  const end = Date.now() + listingTimeoutMs;
  while (!(await placeReference(documents, id).get()).exists || (await isWaiting(documents, id))) {
    if (Date.now() > end)
      throw new Problem(
        `The functions have not listed the newest demo bike in ${listingTimeoutMs / 1000} seconds.\n` +
          `Why they stopped is in ${suite.log}. Then: npm run reset, and start again.`,
      );
    await pause(250);
  }
};

/**
 * Requests listings' pages, which the function then stores. Calls the function directly: `npm run dev` has no
 * Hosting.
 */
export const openPages = async ({ project, ports, log }: Suite, slugs: readonly string[]): Promise<void> => {
  const origin = `http://127.0.0.1:${ports.functions}/${project}/${region}/pages`;
  for (const slug of slugs) {
    const answer = await fetch(`${origin}${paths.listing(slug)}`, { signal: AbortSignal.timeout(20_000) });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Problem(`The page of ${slug} answers ${answer.status}. Why: ${log}`);
  }
};
