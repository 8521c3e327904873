import type { Role } from 'firebase-functions/options';

/** `opens`: code that creates the API's client. `role`: smallest sufficient role. Logging needs no role. */
export const apis = {
  firestore: { opens: 'getFirestore', role: 'roles/datastore.user' },
  auth: { opens: 'getAuth', role: 'roles/firebaseauth.admin' },
  storage: { opens: 'getStorage', role: 'roles/storage.objectUser' },
  translation: { opens: 'TranslationServiceClient', role: 'roles/cloudtranslate.user' },
} as const satisfies Record<string, { opens: string; role: Role }>;
export type Api = keyof typeof apis;

/** Eventarc delivers events as the functions' service account, which also invokes the function. */
export const eventRoles = ['roles/eventarc.eventReceiver', 'roles/run.invoker'] as const satisfies Role[];

/** Returns the roles of the functions' service account. A deployment grants access to secrets separately. */
export const neededRoles = ({ translatedCharacters }: { translatedCharacters: number }): Role[] => [
  apis.firestore.role,
  apis.auth.role,
  apis.storage.role,
  ...eventRoles,
  ...(translatedCharacters > 0 ? [apis.translation.role] : []),
];
