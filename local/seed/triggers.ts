import type { Suite } from '../suite/suite.ts';

const switchTriggers = async ({ ports }: Suite, to: 'enable' | 'disable'): Promise<boolean> => {
  try {
    const address = `http://127.0.0.1:${ports.hub}/functions/${to}BackgroundTriggers`;
    return (await fetch(address, { method: 'PUT' })).ok;
  } catch {
    return false;
  }
};

/** The emulator reloads changed functions, which then receive events again. */
const repeatEvery = 2_000;

/**
 * Runs work without triggers: the emulator starts a process per waiting event, and a thousand photos would
 * overload a laptop. There would also be unwanted emails.
 * @returns whether functions receive events again
 */
export const withoutTriggers = async (suite: Suite, work: () => Promise<void>): Promise<boolean> => {
  const hasFunctions = await switchTriggers(suite, 'disable');
  const repeat = setInterval(() => void (hasFunctions && switchTriggers(suite, 'disable')), repeatEvery);
  try {
    await work();
  } finally {
    clearInterval(repeat);
    if (hasFunctions) await switchTriggers(suite, 'enable');
  }
  return hasFunctions;
};
