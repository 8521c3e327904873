import type { Role } from 'firebase-functions/options';

/**
 * Google's APIs that functions call: what their sources say where they open the client, and the least predefined role
 * that lets them. Logs need none: Cloud Run collects what a process prints.
 */
export const apis = {
  firestore: { opens: 'getFirestore', role: 'roles/datastore.user' },
  auth: { opens: 'getAuth', role: 'roles/firebaseauth.admin' },
  storage: { opens: 'getStorage', role: 'roles/storage.objectUser' },
  translation: { opens: 'TranslationServiceClient', role: 'roles/cloudtranslate.user' },
} as const satisfies Record<string, { opens: string; role: Role }>;
export type Api = keyof typeof apis;

/** An event arrives from Eventarc as this account, which also calls the function's service. */
export const eventRoles = ['roles/eventarc.eventReceiver', 'roles/run.invoker'] as const satisfies Role[];

/**
 * The roles of the one account that all functions of an installation run as. Secrets are not among them: a deployment
 * lets the account read each secret that a function is bound to.
 */
export const neededRoles = ({ translatedCharacters }: { translatedCharacters: number }): Role[] => [
  apis.firestore.role,
  apis.auth.role,
  apis.storage.role,
  ...eventRoles,
  ...(translatedCharacters > 0 ? [apis.translation.role] : []),
];
