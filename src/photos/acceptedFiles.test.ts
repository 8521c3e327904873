import { expect, it } from 'vitest';
import { acceptedFiles } from './acceptedFiles.ts';

const photos = 'image/jpeg,image/png,image/gif,image/webp,image/heic,image/heif,.heic,.heif';
const mozilla = 'Mozilla/5.0';

it.each([
  [
    'Chrome on Android',
    `${mozilla} (Linux; Android 10; K) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36`,
    `${photos},android/allowCamera`,
  ],
  [
    'Zalo on Android',
    `${mozilla} (Linux; Android 15; SM-A155F; wv) AppleWebKit/537.36 Chrome/139.0 Mobile Safari/537.36 Zalo android`,
    `${photos},android/allowCamera`,
  ],
  ['Firefox on Android', `${mozilla} (Android 15; Mobile; rv:142.0) Gecko/142.0 Firefox/142.0`, photos],
  [
    'Safari on an iPhone',
    `${mozilla} (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Mobile/15E148 Safari/604.1`,
    photos,
  ],
  [
    'Chrome on Windows',
    `${mozilla} (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36`,
    photos,
  ],
])('%s offers the camera', (_, userAgent, accepted) => {
  expect(acceptedFiles(userAgent)).toBe(accepted);
});
