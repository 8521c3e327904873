import { chromium, type Page } from '@playwright/test';
import { wholeMachineBrowser } from '../../local/testing/findBrowser.ts';
import { launchOptions } from '../../local/testing/launchOptions.ts';
import { localize, paths } from '../../src/paths.ts';
import { expect, test } from './browser.ts';
import { createMember, demo } from './people.ts';
import { heldBy } from './tagOf.ts';

/* Tests the service worker on a phone: notifications, and photos shared from the gallery. */

test.use({ serviceWorkers: 'allow' });

const ready = (page: Page) =>
  expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');

test('a notification is shown in its language, and the newer one of a thread takes the place of the older', {
  tag: '@always',
}, async ({ baseURL }) => {
  // Chromium's headless shell shows no notifications.
  const executablePath = wholeMachineBrowser(() => chromium.executablePath());
  const browser = await chromium.launch({ ...launchOptions(), ...(executablePath && { executablePath }) });
  const context = await browser.newContext({ ...(baseURL && { baseURL }) });
  await context.grantPermissions(['notifications']);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) =>
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const id = registrations[0]?.registrationId;
      if (id) resolve(id);
    }),
  );
  await devtools.send('ServiceWorker.enable');
  await page.goto(localize('vi', paths.terms));
  await ready(page);
  const registrationId = await registered;
  const { origin } = new URL(page.url());
  const push = (shown: object) =>
    devtools.send('ServiceWorker.deliverPushMessage', {
      origin,
      registrationId,
      data: JSON.stringify(shown),
    });
  const seen = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      const all = (await registration?.getNotifications()) ?? [];
      return all.map(({ title, body, lang, data }) => [title, body, lang, data]).toSorted();
    });
  const vi = { title: 'Có người hỏi về chiếc Honda Wave 2021', body: 'Mở Vongxe để đọc.', lang: 'vi' };
  // Repeats the push, since a late worker may miss the first one. Pushes with the same tag show a single
  // notification.
  await expect(async () => {
    await push({ ...vi, tag: 'a', path: '/vi/messages#a' });
    await expect.poll(seen, { timeout: 10_000 }).toEqual([[vi.title, vi.body, 'vi', '/vi/messages#a']]);
  }).toPass();
  const en = { title: 'New message about the Yamaha NVX 2020', body: 'Open Vongxe to read it.', lang: 'en' };
  await expect(async () => {
    await push({ ...en, tag: 'b', path: '/messages#b' });
    await push({ ...vi, body: 'Xe còn bán không ạ?', tag: 'a', path: '/vi/messages#a' });
    await expect.poll(seen, { timeout: 10_000 }).toEqual([
      [vi.title, 'Xe còn bán không ạ?', 'vi', '/vi/messages#a'],
      [en.title, en.body, 'en', '/messages#b'],
    ]);
  }).toPass();
  await browser.close();
});

const share = (page: Page, action: string, words: string) =>
  page.evaluate(
    async ([to, text]) => {
      const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 480 });
      canvas.getContext('2d')?.fillRect(0, 0, 320, 240);
      const drawn = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg'));
      const files = new DataTransfer();
      for (const name of ['xe 1.jpg', 'xe 2.jpg'])
        files.items.add(new File([drawn ?? ''], name, { type: 'image/jpeg' }));
      const form = Object.assign(document.createElement('form'), { action: to, method: 'post' });
      form.enctype = 'multipart/form-data';
      const photos = Object.assign(document.createElement('input'), {
        type: 'file',
        name: 'photos',
        multiple: true,
      });
      photos.files = files.files;
      form.append(photos, Object.assign(document.createElement('input'), { name: 'text', value: text }));
      document.body.append(form);
      form.submit();
    },
    [action, words] as const,
  );

for (const [lang, signIn, added] of [
  ['vi', 'Đăng nhập', 'Đã thêm 2 ảnh bạn chia sẻ'],
  ['en', 'Sign in', '2 shared photos added'],
] as const)
  test(`photos that a visitor shares are in the form after signing in, with their words (${lang})`, {
    tag: '@full',
    annotation: heldBy('src/features/sell/Shared.island.test.tsx', 'src/features/share/shareTargets.test.ts'),
  }, async ({ page }) => {
    const { email } = await createMember();
    await page.goto(localize(lang, paths.terms));
    await ready(page);
    await share(page, localize(lang, '/sell/shared'), 'Bán Honda Wave 2021, 16 triệu');
    await page.waitForURL((url) => url.pathname === localize(lang, paths.auth));
    expect(new URL(page.url()).searchParams.get('redirect')).toBe(`${localize(lang, paths.sell)}?shared=1`);
    await page.locator('input[name="email"]').first().fill(email);
    await page.locator('input[name="password"]').first().fill(demo.password);
    await page.locator('form').getByRole('button', { name: signIn, exact: true }).first().click();
    await page.waitForURL((url) => url.pathname === localize(lang, paths.sell));
    await expect(page.getByText(added)).toBeVisible();
    await expect(page.locator('[data-photo]')).toHaveCount(2);
    await expect(page.locator('details[open] textarea').first()).toHaveValue('Bán Honda Wave 2021, 16 triệu');
    expect(new URL(page.url()).search).toBe('');
  });
