import { describe, expect, it } from 'vitest';
import { neededRoles } from '../../functions/src/platform/roles.ts';
import { settings } from '../../src/settings.ts';
import { checkAccess } from './access.ts';
import { checkAppCheck } from './appCheck.ts';
import { accountRolesIn, type Cloud, servicesIn, siteKeyIn } from './cloud.ts';
import type { Facts } from './facts.ts';
import { print } from './finding.ts';

const builder = '123-compute@developer.gserviceaccount.com';
const own = 'firebase-fn-0123456789@a-project.iam.gserviceaccount.com';
const sound = {
  appCheck: { 'recaptcha-enterprise': '6Lkey', 'recaptcha-v3': null },
  services: ['iam.googleapis.com', 'cloudresourcemanager.googleapis.com', 'run.googleapis.com'],
  accountRoles: {
    [builder]: ['roles/cloudbuild.builds.builder'],
    [own]: neededRoles(settings),
    'deployer@a-project.iam.gserviceaccount.com': ['roles/firebase.admin'],
  },
  signsTokens: true,
} satisfies Cloud;
const facts = (cloud: Cloud, changes: object = {}) =>
  ({
    target: 'production',
    settings: {
      ...settings,
      appCheck: 'watch',
      firebase: { ...settings.firebase, projectId: 'a-project', appCheckKey: '6Lkey' },
      ...changes,
    },
    cloud,
  }) as unknown as Facts;
const access = (cloud: Cloud) => print(checkAccess(facts(cloud)));
const appCheck = (cloud: Cloud, changes?: object) => print(checkAppCheck(facts(cloud, changes)));

describe('the roles of service accounts', () => {
  it('are as they should be, before a first deployment and after it', () => {
    expect(access(sound)).toBe('');
    expect(access({ ...sound, accountRoles: { [builder]: ['roles/cloudbuild.builds.builder'] } })).toBe('');
  });

  it('cannot be given where the APIs for that are off', () => {
    expect(access({ ...sound, services: ['iam.googleapis.com'] })).toBe(
      '✗ cloudresourcemanager.googleapis.com is off, and without it firebase makes no account for the functions.\n' +
        '  → gcloud services enable cloudresourcemanager.googleapis.com --project a-project.',
    );
  });

  it('are too many for builds, and the lines to change that do not stop builds', () => {
    expect(access({ ...sound, accountRoles: { [builder]: ['roles/editor'] } })).toBe(
      `! ${builder} has roles/editor. No function runs as it; only builds do, which need roles/cloudbuild.builds.builder.\n` +
        `  → gcloud projects add-iam-policy-binding a-project --member serviceAccount:${builder} --role roles/cloudbuild.builds.builder --condition None` +
        ` && gcloud projects remove-iam-policy-binding a-project --member serviceAccount:${builder} --role roles/editor --condition None.`,
    );
  });

  it('let the functions sign tokens as themselves where sign-in with Zalo is on', () => {
    const zalo = { signIn: { ...settings.signIn, zalo: '1000000' } };
    const report = (cloud: Cloud) => print(checkAccess(facts(cloud, zalo)));
    const grant = `gcloud iam service-accounts add-iam-policy-binding ${own} --member serviceAccount:${own} --role roles/iam.serviceAccountTokenCreator --project a-project.`;
    const { signsTokens: _, ...unasked } = sound;
    expect(report(sound)).toBe('');
    expect(report({ ...sound, signsTokens: false })).toBe(
      `✗ ${own} may not sign tokens, and sign-in with Zalo would fail.\n  → ${grant}`,
    );
    expect(report(unasked)).toBe(
      `? Whether ${own} may sign tokens for sign-in with Zalo: could not be asked from here.\n  → ${grant}`,
    );
    expect(report({ ...sound, accountRoles: {} })).toBe('');
    const off = { signIn: { ...settings.signIn, zalo: '' } };
    expect(print(checkAccess(facts({ ...sound, signsTokens: false }, off)))).toBe('');
  });

  it('differ from what the functions declare', () => {
    const roles = [
      ...neededRoles(settings).filter((role) => role !== 'roles/datastore.user'),
      'roles/editor',
    ];
    expect(access({ ...sound, accountRoles: { [own]: roles } })).toBe(
      `! ${own} lacks roles/datastore.user, which the functions declare.\n` +
        '  → An owner of the project has to run the next deployment, which grants them.\n' +
        `! ${own} has roles/editor, which no function declares.\n` +
        '  → Remove it in Google Cloud → IAM, or declare it in functions/src/platform/roles.ts.',
    );
  });

  it('are not known where gcloud does not answer', () =>
    expect(access({})).toContain('? The roles of service accounts could not be checked from here.'));
});

describe('the provider of App Check', () => {
  it('is registered with the key of the settings', () => expect(appCheck(sound)).toBe(''));

  it('is missing', () => {
    const none = { 'recaptcha-enterprise': null, 'recaptcha-v3': null };
    expect(appCheck({ appCheck: none })).toBe(
      '✗ App Check has no reCAPTCHA Enterprise for this web app, so it refuses every token from a page.\n' +
        '  → Register it with the site key of appCheckKey: Firebase console of a-project → App Check → Apps → your web app.',
    );
    expect(appCheck({ appCheck: { ...none, 'recaptcha-v3': '' } })).toContain(
      '→ Write "appCheckProvider": "recaptcha-v3" in installations/production.json, which is registered, or register reCAPTCHA Enterprise',
    );
  });

  it('has another key', () =>
    expect(appCheck({ appCheck: { 'recaptcha-enterprise': '6Lother' } })).toContain(
      '✗ App Check has a site key of reCAPTCHA Enterprise that differs from firebase.appCheckKey.',
    ));

  it('is v3, which works and is said', () =>
    expect(appCheck({ appCheck: { 'recaptcha-v3': '' } }, { appCheckProvider: 'recaptcha-v3' })).toContain(
      '! App Check uses reCAPTCHA v3, which Google asks new sites not to use.',
    ));

  it('is not known, or not asked for', () => {
    expect(appCheck({})).toContain(
      '? App Check: whether reCAPTCHA Enterprise is registered could not be checked',
    );
    expect(appCheck({}, { appCheck: 'off' })).toBe('');
  });
});

describe('what the tools print', () => {
  it('is read for a site key', () => {
    const siteKey = (result: object) =>
      siteKeyIn(`⚠ a note\n${JSON.stringify({ status: 'success', result })}`);
    expect(siteKey({ provider: 'recaptcha-enterprise', siteKey: '6Lkey', configured: true })).toBe('6Lkey');
    expect(siteKey({ provider: 'recaptcha-v3', siteSecretSet: true, configured: true })).toBe('');
    expect(siteKey({ provider: 'recaptcha-v3', configured: false })).toBeNull();
    expect(siteKeyIn('Error: HTTP 403')).toBeUndefined();
  });

  it('is read for services and roles', () => {
    expect(servicesIn('[{"config":{"name":"iam.googleapis.com"},"state":"ENABLED"}]')).toEqual([
      'iam.googleapis.com',
    ]);
    const bindings = [
      { role: 'roles/owner', members: ['user:lan@example.com', `serviceAccount:${own}`] },
      { role: 'roles/run.invoker', members: [`serviceAccount:${own}`] },
    ];
    expect(accountRolesIn(JSON.stringify({ bindings }))).toEqual({
      [own]: ['roles/owner', 'roles/run.invoker'],
    });
    expect([servicesIn('ERROR'), accountRolesIn('{}')]).toEqual([undefined, undefined]);
  });
});
