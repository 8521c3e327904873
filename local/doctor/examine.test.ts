import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { pageHeaders } from '../../src/domain/platform/pageHeaders.ts';
import { everySignIn } from '../../tests/fixtures/signInWays.ts';
import { leadsBack, secretIn } from './cloud.ts';
import { examine } from './examine.ts';
import { exportedBy, type Facts, gatherFacts } from './facts.ts';
import { print } from './finding.ts';
import { type Broken, mistakes, pair } from './plantedMistakes.ts';

// Selects an installation with complete settings before the settings are loaded.
vi.hoisted(() => {
  process.env.VONGXE_TARGET = 'rehearsal';
});
afterAll(() => {
  delete process.env.VONGXE_TARGET;
});

let sound: Facts;
beforeAll(async () => {
  const facts = await gatherFacts();
  const headers = Object.entries(pageHeaders({ scripts: ["'sha256-x'"], styles: [] }));
  const place = { source: '**', headers: headers.map(([key, value]) => ({ key, value })) };
  sound = {
    ...facts,
    settings: {
      ...facts.settings,
      signIn: { email: true, phone: true, google: true, facebook: true, zalo: '' },
      placeholderRatings: { ...facts.settings.placeholderRatings, enabled: false },
    },
    node: '24.21.0',
    dueLaw: [],
    build: { isFresh: true, config: { hosting: { headers: [place], rewrites: [] }, emulators: {} } },
    cloud: {
      secrets: { SMTP_URL: 'smtps://me:password@mail.example.com:465', LINK_SECRET: 'x'.repeat(32) },
      signIn: { 'google.com': true, 'facebook.com': true },
      hidesAccounts: true,
      comesBack: true,
      appCheck: { 'recaptcha-enterprise': facts.settings.firebase.appCheckKey },
      services: ['iam.googleapis.com', 'cloudresourcemanager.googleapis.com'],
      accountRoles: {},
      securityTextExpires: facts.now + 31 * 86_400_000,
    },
  };
});

/** Returns a copy of the faultless facts, changed by `plant`. */
const planted = (plant: (facts: Broken) => void): Facts => {
  const facts: Broken = structuredClone(sound);
  plant(facts);
  return facts;
};

it('finds nothing in what is sound', () => expect(examine(sound)).toEqual([]));

describe('a planted mistake', () => {
  it.each(mistakes)('%s: is found, and the mend is named', (_, plant, what, fix) => {
    const matching = examine(planted(plant)).filter((finding) => finding.what.includes(what));
    expect(matching.length).toBeGreaterThan(0);
    expect(matching[0]?.fix).toContain(fix);
    expect(print(matching)).not.toMatch(/\n(?! {2}→|[✗!?] )/);
  });

  it.each(mistakes)('%s: is not said of what is sound', (_, __, what) =>
    expect(print(examine(sound))).not.toContain(what),
  );
});

it.each(everySignIn)('with sign-in by %s it asks for these ways, and for no other', (_, signIn) => {
  const settings = { ...sound.settings, signIn };
  const off = print(examine({ ...sound, target: 'staging', settings, cloud: {} }));
  expect({
    google: off.includes('Sign-in with Google: could not be checked'),
    facebook: off.includes('Sign-in with Facebook: could not be checked'),
    zalo: off.includes('Whether Zalo leads back: could not be checked'),
    zaloSecret: off.includes('Secret ZALO_SECRET: could not be checked'),
    email: off.includes('Email enumeration protection: could not be checked'),
  }).toEqual({
    google: signIn.google,
    facebook: signIn.facebook,
    zalo: signIn.zalo !== '',
    zaloSecret: signIn.zalo !== '',
    email: signIn.email,
  });
  const cloud = { ...sound.cloud, signIn: { 'google.com': false, 'facebook.com': false }, comesBack: false };
  const wrongs = examine({ ...sound, settings, cloud }).filter(({ level }) => level === 'wrong');
  expect(wrongs).toHaveLength(Number(signIn.google) + Number(signIn.facebook));
});

it.each([
  ['production', 'wrong'],
  ['staging', 'careful'],
])('a site that does not say who runs it: at %s that is %s', (target, level) => {
  const { operator: _, ...nobody } = sound;
  const findings = examine({ ...nobody, operator: undefined, target });
  expect(findings.find(({ what }) => what.includes('(operator)'))?.level).toBe(level);
});

it('says what it could not ask, and does not stop a deployment for it', () => {
  const offline = examine({ ...sound, target: 'staging', cloud: {} }).filter(
    ({ level }) => level === 'unknown',
  );
  expect(offline.map(({ what }) => what)).toEqual([
    'Secret SMTP_URL: could not be checked from here.',
    'Secret LINK_SECRET: could not be checked from here.',
    'Sign-in with Google: could not be checked from here.',
    'Sign-in with Facebook: could not be checked from here.',
    'Email enumeration protection: could not be checked from here.',
    'The roles of service accounts could not be checked from here.',
    'App Check: whether reCAPTCHA Enterprise is registered could not be checked from here.',
  ]);
});

it('a pair of keys for notifications is right', () => {
  const facts = planted((broken) => {
    broken.settings.pushKey = pair.publicKey;
    broken.cloud.secrets.PUSH_KEY = pair.privateKey;
  });
  expect(examine(facts).filter(({ level }) => level === 'wrong')).toEqual([]);
});

it('asks to see for oneself that Google leads back, where it could not be checked', () => {
  const { comesBack: _, ...cloud } = sound.cloud;
  const [finding] = examine({ ...sound, target: 'staging', cloud }).filter(
    ({ level }) => level === 'unknown',
  );
  expect(finding?.what).toContain('https://rehearsal.vongxe.example/__/auth/handler: could not be checked');
  expect(finding?.fix).toContain('Web client');
});

it.each([['watch'], ['off']] as const)('says that nobody is refused yet: %s', (appCheck) => {
  const open = { ...sound, target: 'staging', settings: { ...sound.settings, appCheck } };
  const appCheckFindings = examine(open).filter((finding) => finding.what.includes('App Check'));
  expect(appCheckFindings.map(({ level }) => level)).toEqual(['careful']);
  expect(appCheckFindings[0]?.what).toContain('Refusal of scripts by App Check (appCheck): off');
  const enforced = { ...open, settings: { ...open.settings, appCheck: 'enforce' as const } };
  expect(print(examine(enforced))).not.toContain('App Check');
});

describe('translations', () => {
  const findings = (translatedCharacters: number, target = 'staging') =>
    print(examine({ ...sound, target, settings: { ...sound.settings, translatedCharacters } }));

  it.each([
    [50_000, 'is sent 50000 characters of descriptions a day at most, for up to 21 dollars a month'],
    [1_000, 'is sent 1000 characters of descriptions a day at most, for up to 0 dollars a month'],
  ])(
    'of %i characters a day: what they cost at most is said, and what cannot be asked',
    (characters, message) => {
      expect(findings(characters)).toContain(message);
      expect(findings(characters)).toContain('Whether Cloud Translation answers: could not be checked');
      expect(findings(characters)).toContain('gcloud services enable translate.googleapis.com');
      expect(findings(characters)).not.toContain('(translatedCharacters): off');
    },
  );

  it('that are off are said to be so, and cost nothing', () => {
    expect(findings(0)).toContain('Translations of descriptions (translatedCharacters): off');
    expect(findings(0)).not.toContain('Cloud Translation is sent');
    expect(findings(50_000, 'rehearsal')).not.toContain('Cloud Translation');
  });
});

it('needs no key where App Check is off', () => {
  const keyless = planted((facts) => {
    facts.settings.firebase.appCheckKey = '';
    facts.settings.appCheck = 'off';
  });
  expect(print(examine(keyless))).not.toContain('appCheckKey');
});

const google = 'https://accounts.google.com';
/** Builds Google's `authError`: length, name and message. */
const authError = (name: string) =>
  encodeURIComponent(Buffer.from(`\n\x15${name}\x12\xb0\x01\nYou can't sign in`).toString('base64url'));
it.each([
  [`${google}/v3/signin/identifier?opparams=%253F&dsh=S1`, true],
  [`${google}/signin/oauth/error?authError=${authError('redirect_uri_mismatch')}&flowName=x`, false],
  [`${google}/signin/oauth/error/v2?authError=ChVyZWRpcmVjdF91cmlfbWlzbWF0Y2g`, false],
  [`${google}/signin/oauth/error?authError=${authError('invalid_client')}`, undefined],
  [`${google}/signin/oauth/error`, undefined],
  ['https://www.google.com/sorry/index', undefined],
  ['/relative', undefined],
  [null, undefined],
])('reads out of %s whether Google leads back', (location, back) => expect(leadsBack(location)).toBe(back));

it('knows what is deployed by its exports', () =>
  expect(exportedBy("export { a } from './a.ts';\nexport { b, c } from './b.ts';")).toEqual(['a', 'b', 'c']));

it.each([
  ['{"status":"success","result":"smtp://x"}', 'smtp://x'],
  ['smtp://x\n', 'smtp://x'],
])('reads a secret out of %j', (output, secret) => expect(secretIn(output)).toBe(secret));
