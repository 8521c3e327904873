/** What a device may be told of: messages in a conversation, and bikes that alerts have found. */
export const pushKinds = ['messages', 'alerts'] as const;
export type PushKind = (typeof pushKinds)[number];

/** Devices of one person that are told; one more takes the place of the one that was seen longest ago. */
export const maxDevices = 10;
/** Days after which a device on which nobody opened a page of their own is told no more; emails come again. */
export const deviceDays = 30;
/** Characters. Those of push services have two to five hundred. */
export const maxEndpoint = 1_000;

/** What somebody chose on one device. `shows`: who wrote, and what, is in the notification. */
export type PushChoice = Record<PushKind, boolean> & { shows: boolean };

/** The services of the browsers that have one: Chrome and its relatives, Firefox, Safari, Edge. */
const services = [
  'fcm.googleapis.com',
  'jmt17.google.com',
  'updates.push.services.mozilla.com',
  'web.push.apple.com',
];
const serviceEnds = ['.push.services.mozilla.com', '.push.apple.com', '.notify.windows.com'];

/**
 * Whether an address is one of a browser's push service. The server sends only to these: an address of somebody's choice
 * could lead to anything that the server can reach.
 * @param local whether a service on this machine counts as well, as for tests
 * @example isPushService('https://fcm.googleapis.com/fcm/send/abc', false) // => true
 */
export const isPushService = (endpoint: string, local: boolean): boolean => {
  if (endpoint.length > maxEndpoint || !URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username, password } = new URL(endpoint);
  if (local && protocol === 'http:' && hostname === '127.0.0.1') return true;
  if (protocol !== 'https:' || port !== '' || username !== '' || password !== '') return false;
  return services.includes(hostname) || serviceEnds.some((end) => hostname.endsWith(end));
};
