import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { settings } from '../../../src/settings.ts';
import { graph } from '../facebook/postListing.ts';
import { zaloGraph, zaloOauth } from '../zalo/askZalo.ts';

const folder = fileURLToPath(new URL('..', import.meta.url));
const sources = globSync('**/*.ts', { cwd: folder, exclude: ['**/*.test.ts'] }).map((file) => ({
  file: file.replaceAll('\\', '/'),
  text: readFileSync(folder + file, 'utf8'),
}));
const withText = (pattern: RegExp) =>
  sources
    .filter(({ text }) => pattern.test(text))
    .map(({ file }) => file)
    .toSorted();

it('functions ask five kinds of hosts, beside Google’s by its own clients: each is named, none is somebody’s choice', () => {
  expect(withText(/\bfetch\(/)).toEqual([
    'facebook/deletePost.ts',
    'facebook/postListing.ts',
    'flows/refreshRates.ts',
    'push/sendPush.ts',
    'zalo/askZalo.ts',
  ]);
  expect([zaloOauth, zaloGraph]).toEqual(['https://oauth.zaloapp.com', 'https://graph.zalo.me']);
  expect(graph).toMatch(/^https:\/\/graph\.facebook\.com\//);
  expect(settings.rateSource).toMatch(/^https:\/\/open\.er-api\.com\//);
  // Browsers name the host for push requests; isPushService() compares it with a list.
  expect(withText(/\bisPushService\(/)).toEqual(['entries/pushDevice.call.ts', 'push/sendPush.ts']);
  // The mail server's address is in a secret.
  expect(withText(/\bcreateTransport\b/)).toEqual(['emails/smtpMailer.ts']);
});

it('they open no connection in another way, and follow no redirect', () => {
  // `BlockList` only compares addresses, and opens no connection.
  expect(
    withText(
      /from 'node:(?:http|https|http2|net|tls|dgram|dns)|\bnew (?:WebSocket|EventSource)\b|\b(?:axios|undici)\b/,
    ),
  ).toEqual(['http/visitorAddress.ts']);
  for (const { file, text } of sources)
    for (const [call] of text.matchAll(/\bfetch\([\s\S]*?\n {2,6}\}\);|\bfetch\(.*\);/g))
      expect(call, file).toMatch(/redirect: '(?:error|manual)'/);
});
