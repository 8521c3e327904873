import { globSync, readFileSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { inRoot, root } from '../project.ts';
import { openKeys, secretsIn } from './secrets.ts';

/** Fake secrets, split because the test also searches this file. */
const halves: readonly [what: string, first: string, second: string][] = [
  ['a private key', '-----BEGIN PRIVATE', ' KEY-----\nMIIEvQIBADANBgkqhkiG9w0'],
  ['a private key', '-----BEGIN RSA PRIVATE', ' KEY-----\\nMIIEvQIBADANBgkqhkiG9w0'],
  ['a service account', '"private_key', '_id": "0123456789abcdef0123456789abcdef01234567"'],
  ['a key of Google', 'AIza', 'SyA-0123456789012345678901234567890'],
  ['a client secret of Google', 'GOCSPX', '-0123456789abcdefghijklmn'],
  ['an access token of Google', 'ya29', '.a0AfH6SMBx0123456789abcdef'],
  ['a refresh token of Google', '1//0', 'abcdefghijklmnopqrstuvwxyz0123456789'],
  ['a token of GitHub', 'ghp', '_0123456789abcdefghijklmnopqrstuvwxyz'],
  ['a token of GitHub', 'github', '_pat_0123456789abcdefghijklmnopqrstuvwxyz0123456789'],
  ['a token of GitLab', 'glpat', '-0123456789abcdefghij'],
  ['a token of npm', 'npm', '_0123456789abcdefghijklmnopqrstuvwxyz'],
  ['a token of npm', '//registry.example/:_auth', 'Token=0123456789abcdef0123'],
  ['a key of AWS', 'AKIA', '0123456789ABCDEF'],
  ['a token of Slack', 'xoxb', '-0123456789-0123456789-abcdef'],
  ['a key of Stripe', 'sk_live', '_0123456789abcdefghijklmn'],
  ['a token of Facebook', 'EAA', 'a1'.repeat(40)],
  ['a key of SendGrid', 'SG', `.${'a'.repeat(22)}.${'b'.repeat(43)}`],
  ['a signed token', 'eyJ', `${'a'.repeat(20)}.eyJ${'b'.repeat(20)}.${'c'.repeat(30)}`],
  ['a password in an address', 'smtps://mailer', ':s3cret-word@mail.vongxe.vn:465'],
  ['a secret beside its name', 'LINK_', `SECRET: '${'abc123'.repeat(6)}'`],
];

describe('[T31] finding secrets', () => {
  it('passes the key that names the project in every page, and no other', () => {
    const [key, other] = ['a', 'b'].map((sign) => `AIza${sign.repeat(35)}`);
    expect(secretsIn(`apiKey: '${key}'`, [key ?? ''])).toEqual([]);
    expect(secretsIn(`apiKey: '${other}'`, [key ?? ''])).toHaveLength(1);
    expect(openKeys().length).toBeGreaterThan(0);
  });

  it.each(halves)('knows %s', (what, first, second) => {
    expect(secretsIn(`x\n${first}${second}`)).toEqual([{ line: 2, what }]);
  });

  it.each([
    'apiKey: "demo-key"',
    'smtp://user:password@host:port',
    'https://vongxe.example:8443/x@y',
    'SMTP_URL=smtp://127.0.0.1:1025',
    'integrity: sha512-abc',
    "token: '0123'",
    "secret = 'a sentence of words that is longer than a key would be'",
  ])('passes %s', (text) => expect(secretsIn(text)).toEqual([]));
});

const elsewhere =
  /^(?:node_modules|dist|\.git|\.cache|\.data|\.astro|\.firebase|functions[\\/]lib|screenshots|test-results)$/;
const pictures = /\.(?:webp|png|jpe?g|gif|ico|woff2?|avif|mp4)$/;

/** Files whose keys are used only by local suites. */
const local: readonly RegExp[] = [/^local\/suite\//, /^tests\//, /^functions\/src\/.*\.test\.ts$/];

it('[T31] no file of the repository holds one', () => {
  const files = globSync('**/*', { cwd: root, exclude: (path) => elsewhere.test(path) }).filter(
    (file) => !pictures.test(file) && statSync(inRoot(file)).isFile(),
  );
  expect(files.length).toBeGreaterThan(800);
  const open = openKeys();
  const secrets = files.flatMap((file) =>
    secretsIn(readFileSync(inRoot(file), 'utf8'), open)
      .filter(
        ({ what }) => !(what === 'a secret beside its name' && local.some((pattern) => pattern.test(file))),
      )
      .map(({ line, what }) => `${file}:${line}: ${what}`),
  );
  expect(secrets).toEqual([]);
});
