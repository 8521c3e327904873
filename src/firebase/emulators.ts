import { settings } from '../settings.ts';

const ports = { auth: 9099, firestore: 8080, storage: 9199, functions: 5001 };
const pagePort = 4321;

/**
 * The emulators that belong to a page on this machine, or null where the page talks to the real Firebase.
 * Several suites can run side by side: each has the usual ports, all shifted as far as the page's own.
 * @example emulatorsOf({ hostname: 'localhost', port: '4421' }, 'demo-vongxe')?.auth // => 9199
 */
export const emulatorsOf = (page: { hostname: string; port: string }, projectId: string) => {
  const host = page.hostname;
  if ((host !== 'localhost' && host !== '127.0.0.1') || !projectId.startsWith('demo-')) return null;
  const shift = Number(page.port) - pagePort;
  return {
    // The page's own name of this machine: to the browser they are one site, as they are in production.
    host,
    auth: ports.auth + shift,
    firestore: ports.firestore + shift,
    storage: ports.storage + shift,
    functions: ports.functions + shift,
  };
};

/** The emulators of this page's suite; null on the real site. */
export const emulators = () => emulatorsOf(location, settings.firebase.projectId);
