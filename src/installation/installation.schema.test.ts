import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { installationSchema, parseInstallation } from './installation.schema.ts';
import { InstallationError, readInstallation } from './readInstallation.ts';

const read = (name: string) => JSON.parse(readFileSync(`installations/${name}.json`, 'utf8'));
/** Keys that every file needs. New versions must not add required keys: existing files would fail. */
const required = {
  origin: 'https://www.site.vn',
  email: 'hello@site.vn',
  firebase: {
    projectId: 'a-project',
    apiKey: `AIza${'a'.repeat(35)}`,
    authDomain: 'www.site.vn',
    storageBucket: 'a-project.firebasestorage.app',
    appId: '1:1:web:a',
  },
};

// biome-ignore lint/suspicious/noExplicitAny: a mistake has no type
type Broken = any;
const problemsAfter = (plant: (data: Broken) => void) => {
  const data = structuredClone(read('example'));
  plant(data);
  const result = parseInstallation(data);
  return 'problems' in result ? result.problems : [];
};

describe("an installation's file", () => {
  it.each(globSync('installations/*.json', { exclude: ['**/schema.json'] }))('is right: %s', (file) =>
    expect(() => readInstallation(basename(file, '.json'))).not.toThrow(),
  );

  it('needs no more than the address, the email and the project; everything that costs is off', () => {
    const result = parseInstallation(required);
    expect(result).toMatchObject({
      installation: {
        ...required,
        signIn: { email: true, phone: false, google: false, facebook: false },
        phoneCodes: { dialCodes: ['+84'], codesADay: 500 },
        appCheck: 'watch',
        facebookPage: '',
        translatedCharacters: 0,
        pushKey: '',
        analyticsId: '',
        placeholderRatings: false,
        assistants: false,
        minInstances: 0,
      },
    });
  });

  it('to copy shows every setting, with the value that it has by itself', () => {
    const example = read('example');
    expect(Object.keys(example)).toEqual(Object.keys(installationSchema.shape));
    const { firebase, origin, email, operator, ...switches } = example;
    expect(parseInstallation({ ...required, operator, ...switches })).toEqual(
      parseInstallation({ ...required, operator }),
    );
    expect([firebase, origin, email].every(Boolean)).toBe(true);
  });

  it('that is missing is named, with the command that makes it', () =>
    expect(() => readInstallation('nowhere')).toThrow(
      new InstallationError(
        'There is no installations/nowhere.json, which holds the settings of nowhere. Copy the example, then fill it in:\n' +
          '  cp installations/example.json installations/nowhere.json',
      ),
    ));

  it('that is no group of settings is refused', () =>
    expect(parseInstallation([])).toEqual({ problems: ['The file has to be a group in { }.'] }));
});

describe('a mistake is named by the path of its key', () => {
  it.each<[string, (data: Broken) => void, string]>([
    ['an unknown key', (data) => (data.orign = 'x'), 'orign is not a setting.'],
    ['an unknown key of a group', (data) => (data.firebase.key = 'x'), 'firebase.key is not a setting.'],
    ['a missing key', (data) => delete data.origin, 'origin is missing.'],
    ['a missing key of a group', (data) => delete data.operator.taxCode, 'operator.taxCode is missing.'],
    [
      'an address that is not https',
      (data) => (data.origin = 'http://site.vn'),
      'origin is "http://site.vn"; it has to be the public address: https, without a slash at the end.',
    ],
    [
      'an address with a slash at its end',
      (data) => (data.origin = 'https://site.vn/'),
      'origin is "https://site.vn/"; it has to be the public address: https, without a slash at the end.',
    ],
    ['an empty address', (data) => (data.email = ''), 'email is empty; it has to be an email address.'],
    [
      'a bucket written as an address',
      (data) => (data.firebase.storageBucket = 'gs://bucket'),
      'firebase.storageBucket is "gs://bucket"; it has to be the name of the bucket, without gs://.',
    ],
    [
      'an analytics id of the old kind',
      (data) => (data.analyticsId = 'UA-1234-1'),
      'analyticsId is "UA-1234-1"; it has to be a measurement id such as G-ABC1234567, or empty.',
    ],
    [
      'a Facebook page by its name',
      (data) => (data.facebookPage = 'vongxe'),
      'facebookPage is "vongxe"; it has to be the number of a Facebook page, or empty.',
    ],
    [
      'half a character',
      (data) => (data.translatedCharacters = 0.5),
      'translatedCharacters is 0.5; it has to be a whole number.',
    ],
    [
      'too many characters',
      (data) => (data.translatedCharacters = 10_000_000),
      'translatedCharacters is 10000000; it has to be 9999999 at most.',
    ],
    [
      'too many instances that wait',
      (data) => (data.minInstances = 11),
      'minInstances is 11; it has to be 10 at most.',
    ],
    [
      'half a key',
      (data) => (data.pushKey = 'BDFj'),
      'pushKey is "BDFj"; it has to be a public key of push messages, or empty: npx web-push generate-vapid-keys.',
    ],
    [
      'a word for a switch',
      (data) => (data.signIn.phone = 'yes'),
      'signIn.phone is "yes"; it has to be true or false.',
    ],
    [
      'no way to sign in',
      (data) => (data.signIn = { email: false }),
      'signIn is {"email":false}; it has to have one way that is true.',
    ],
    [
      'another word',
      (data) => (data.appCheck = 'on'),
      'appCheck is "on"; it has to be off or watch or enforce.',
    ],
    [
      'a country without its sign',
      (data) => (data.phoneCodes.dialCodes = ['84']),
      'phoneCodes.dialCodes.0 is "84"; it has to be a country code such as +84.',
    ],
    [
      'a tax code that is none',
      (data) => (data.operator.taxCode = '123'),
      'operator.taxCode is "123"; it has to be a tax code of 10, 12 or 13 digits.',
    ],
    [
      'a name in one language',
      (data) => (data.operator.legalName = { en: 'A' }),
      'operator.legalName is {"en":"A"}; it has to be a line of text, or { "en": …, "vi": … }.',
    ],
  ])('%s', (_, plant, problem) => expect(problemsAfter(plant)).toEqual([problem]));

  it('all of them at once', () =>
    expect(
      problemsAfter((data) => {
        delete data.origin;
        data.appCheck = 'on';
      }),
    ).toHaveLength(2));
});
