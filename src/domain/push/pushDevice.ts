export const pushKinds = ['messages', 'alerts'] as const;
export type PushKind = (typeof pushKinds)[number];

/** At the limit, a new device replaces the device unused longest. */
export const maxDevices = 10;
/** Emails replace notifications after this many days without a visit of an account page. */
export const deviceDays = 30;
/** Characters. Real endpoints have 200 to 500. */
export const maxEndpoint = 1_000;

/** Choices for one device. `shows`: notifications contain sender and text. */
export type PushChoice = Record<PushKind, boolean> & { shows: boolean };

/** Push services of Chrome, Firefox, Safari and Edge. */
const services = [
  'fcm.googleapis.com',
  'jmt17.google.com',
  'updates.push.services.mozilla.com',
  'web.push.apple.com',
];
const serviceEnds = ['.push.services.mozilla.com', '.push.apple.com', '.notify.windows.com'];

/**
 * Is the endpoint at a browser's push service? Any other address could be internal, so the server sends
 * nothing there.
 * @param local accept a service on this machine, for tests
 * @example isPushService('https://fcm.googleapis.com/fcm/send/abc', false) // => true
 */
export const isPushService = (endpoint: string, local: boolean): boolean => {
  if (endpoint.length > maxEndpoint || !URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username, password } = new URL(endpoint);
  if (local && protocol === 'http:' && hostname === '127.0.0.1') return true;
  if (protocol !== 'https:' || port !== '' || username !== '' || password !== '') return false;
  return services.includes(hostname) || serviceEnds.some((end) => hostname.endsWith(end));
};
