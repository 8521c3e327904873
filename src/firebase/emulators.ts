import { settings } from '../settings.ts';

const ports = { auth: 9099, firestore: 8080, storage: 9199, functions: 5001 };
const pagePort = 4321;

/**
 * Emulators of a local page; null for the real Firebase. For parallel test suites, all ports are shifted by
 * as much as the page's port.
 * @example emulatorsOf({ hostname: 'localhost', port: '4421' }, 'demo-vongxe')?.auth // => 9199
 */
export const emulatorsOf = (page: { hostname: string; port: string }, projectId: string) => {
  const host = page.hostname;
  if ((host !== 'localhost' && host !== '127.0.0.1') || !projectId.startsWith('demo-')) return null;
  const shift = Number(page.port) - pagePort;
  return {
    // The page's host name, so that browsers treat page and emulators as one site, as in production.
    host,
    auth: ports.auth + shift,
    firestore: ports.firestore + shift,
    storage: ports.storage + shift,
    functions: ports.functions + shift,
  };
};

/** Null in production. */
export const emulators = () => emulatorsOf(location, settings.firebase.projectId);
