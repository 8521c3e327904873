import type { Suite } from '../suite/suite.ts';

const switchTriggers = async ({ ports }: Suite, to: 'enable' | 'disable'): Promise<boolean> => {
  try {
    const address = `http://127.0.0.1:${ports.hub}/functions/${to}BackgroundTriggers`;
    return (await fetch(address, { method: 'PUT' })).ok;
  } catch {
    return false;
  }
};

/** The emulator loads functions anew when it sees a file change, and then they listen again. */
const repeatEvery = 2_000;

/**
 * Does something that no function shall hear of. The emulator starts a process for each event that waits:
 * a thousand pictures would bring a laptop to its knees, to say nothing of letters that nobody wrote.
 * @returns whether there are functions that listen again
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
