import type { Suite } from './suite.ts';

/** Where a page on this machine finds Firebase, whichever of its two names the visitor gave the machine. */
export const emulatorOrigins = ({ ports }: Suite): string[] =>
  ['localhost', '127.0.0.1'].flatMap((host) =>
    [ports.auth, ports.firestore, ports.storage, ports.functions].map((port) => `http://${host}:${port}`),
  );

/** What the functions read from process.env, here as in production. */
export function functionsEnvironment(suite: Suite): Record<string, string> {
  const { origin, ports } = suite;
  // What lies in Secret Manager in production.
  const secrets = {
    SMTP_URL: `smtp://127.0.0.1:${ports.smtp}`,
    LINK_SECRET: 'signs the links of letters on the emulators alone',
    // Of developmentPushKey, which the doctor refuses for a live site.
    PUSH_KEY: 'CLd4WIVsInUTRkUMetWTCZvb1ar9WxL61x8s5BHWMY0',
  };
  if (suite.asDeployed) return secrets;
  return {
    ...secrets,
    SITE_URL: origin,
    MAIL_FROM: 'Vongxe <no-reply@vongxe.local>',
    OPERATOR_EMAIL: 'operator@vongxe.local',
    LOCAL: '1',
    EMULATOR_ORIGINS: emulatorOrigins(suite).join(' '),
  };
}

/** What tests, seeds and benches need to reach a suite; the Admin SDK reads the same names. */
export function clientEnvironment({ project, origin, inbox, ports }: Suite): Record<string, string> {
  return {
    GCLOUD_PROJECT: project,
    FIRESTORE_EMULATOR_HOST: `127.0.0.1:${ports.firestore}`,
    FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${ports.auth}`,
    FIREBASE_STORAGE_EMULATOR_HOST: `127.0.0.1:${ports.storage}`,
    FUNCTIONS_EMULATOR_HOST: `127.0.0.1:${ports.functions}`,
    CLOUD_TASKS_EMULATOR_HOST: `127.0.0.1:${ports.tasks}`,
    SITE_URL: origin,
    INBOX_URL: inbox,
    // The Admin SDK would look for a cloud machine around it, and complain that there is none.
    METADATA_SERVER_DETECTION: 'none',
  };
}
