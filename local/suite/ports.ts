/** Ports of a suite at offset 0, equal to firebase.json. */
const base = {
  site: 4321,
  auth: 9099,
  firestore: 8080,
  firestoreSocket: 9150,
  storage: 9199,
  functions: 5001,
  tasks: 9499,
  eventarc: 9299,
  hub: 4400,
  logging: 4500,
  smtp: 1025,
  inbox: 1080,
  zalo: 1090,
};

export type Service = keyof typeof base;
export type Ports = Record<Service, number>;

const names: Record<Service, string> = {
  site: 'the site',
  auth: 'Auth',
  firestore: 'Firestore',
  firestoreSocket: "Firestore's requests monitor",
  storage: 'Storage',
  functions: 'Cloud Functions',
  tasks: 'Cloud Tasks',
  eventarc: 'Eventarc',
  hub: 'the emulators’ hub',
  logging: 'the emulators’ log',
  smtp: 'the mail server',
  inbox: 'the inbox',
  zalo: 'the stand-in for Zalo',
};

/** @example shiftPorts(10_000).site // => 14321 */
export function shiftPorts(offset: number): Ports {
  const shifted = Object.entries(base).map(([service, port]) => [service, port + offset]);
  return Object.fromEntries(shifted) as Ports;
}

export const serviceNames = names;
