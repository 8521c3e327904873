import type { Suite } from './suite.ts';
import { developmentZaloSecret } from './zaloStandIn.ts';

/** Returns the emulators' addresses, as localhost and as 127.0.0.1. */
export const emulatorOrigins = ({ ports }: Suite): string[] =>
  ['localhost', '127.0.0.1'].flatMap((host) =>
    [ports.auth, ports.firestore, ports.storage, ports.functions].map((port) => `http://${host}:${port}`),
  );

export function functionsEnvironment(suite: Suite): Record<string, string> {
  const { origin, ports } = suite;
  // Stand-ins for the secrets that production stores in Secret Manager.
  const secrets = {
    SMTP_URL: `smtp://127.0.0.1:${ports.smtp}`,
    LINK_SECRET: 'signs the links of letters on the emulators alone',
    // Private half of `developmentPushKey`. The doctor refuses this key pair for a live site.
    PUSH_KEY: 'CLd4WIVsInUTRkUMetWTCZvb1ar9WxL61x8s5BHWMY0',
    ZALO_SECRET: developmentZaloSecret,
  };
  if (suite.asDeployed) return secrets;
  return {
    ...secrets,
    SITE_URL: origin,
    MAIL_FROM: 'Vongxe <no-reply@vongxe.local>',
    OPERATOR_EMAIL: 'operator@vongxe.local',
    LOCAL: '1',
    EMULATOR_ORIGINS: emulatorOrigins(suite).join(' '),
    ZALO_API: `http://127.0.0.1:${ports.zalo}`,
  };
}

/** Returns environment variables for tests, seeds and benches; the Admin SDK reads some of them. */
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
    // Otherwise the Admin SDK looks for a cloud machine, and warns.
    METADATA_SERVER_DETECTION: 'none',
  };
}
