import { expect, it } from 'vitest';
import { isPushService } from './pushDevice.ts';

it.each([
  'https://fcm.googleapis.com/fcm/send/abc:def',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://web.push.apple.com/QABC',
  'https://wns2-sg2p.notify.windows.com/w/?token=abc',
])('%s is a push service', (endpoint) => expect(isPushService(endpoint, false)).toBe(true));

it.each([
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com:8443/fcm/send/abc',
  'https://lan@fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com.evil.example/abc',
  'https://evil.example/fcm.googleapis.com',
  'https://push.apple.com.evil.example/',
  'https://evilnotify.windows.com/',
  'https://storage.googleapis.com/somebody/bucket',
  'https://169.254.169.254/computeMetadata/v1/',
  'https://metadata.google.internal/',
  'https://127.0.0.1/abc',
  'http://127.0.0.1:8080/abc',
  'file:///etc/passwd',
  'nothing',
  '',
  `https://fcm.googleapis.com/${'a'.repeat(1_000)}`,
])('[hostile] %s is none', (endpoint) => expect(isPushService(endpoint, false)).toBe(false));

it('a service on this machine counts on the emulators alone', () => {
  expect(isPushService('http://127.0.0.1:8080/abc', true)).toBe(true);
  expect(isPushService('http://10.0.0.1:8080/abc', true)).toBe(false);
  expect(isPushService('http://localhost:8080/abc', true)).toBe(false);
});
