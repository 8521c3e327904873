import { listing } from '../../src/i18n/texts/listing.ts';
import { translate } from '../../src/i18n/texts.ts';
import { localize } from '../../src/paths.ts';
import { expect, test } from './browser.ts';
import { findBike, hasManyPhotos } from './pages.ts';
import { printed } from './printed.ts';

test('[S2.13 S2.91 S2.92] photos are turned, counted and seen large, and a long description still prints on one page', async ({
  page,
  request,
}) => {
  // The viewer ignores keys while it fades in.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const t = translate('vi', listing);
  const path = localize('vi', await findBike(request, hasManyPhotos));
  await page.goto(path);
  const gallery = page.getByRole('region', { name: t('photos') });
  const counter = gallery.locator('[data-counter]');
  await expect(counter).toHaveText(/^1 \/ \d+$/);
  await expect(gallery.locator('ol').getByRole('link')).toHaveCount(3);
  await gallery.getByRole('button', { name: t('nextPhoto') }).click();
  await expect(counter).toHaveText(/^2 \//);
  await gallery.getByRole('button', { name: t('previousPhoto') }).click();
  await gallery.getByRole('button', { name: t('previousPhoto') }).click();
  const total = Number((await counter.textContent())?.split('/')[1]);
  await expect(counter).toHaveText(`${total} / ${total}`);
  await expect(gallery.locator('ol').getByText(`+${total - 3}`)).toBeVisible();

  await gallery.getByRole('button', { name: t('enlarge') }).click();
  const viewer = page.locator('.pswp');
  await expect(viewer).toBeVisible();
  await expect(viewer.locator('.pswp__counter')).toHaveText(`${total} / ${total}`);
  await viewer.getByRole('button', { name: t('nextPhoto') }).click();
  await expect(viewer.locator('.pswp__counter')).toHaveText(`1 / ${total}`);
  await page.keyboard.press('ArrowRight');
  await expect(viewer.locator('.pswp__counter')).toHaveText(`2 / ${total}`);
  await page.keyboard.press('Escape');
  await expect(viewer).toHaveCount(0);
  await expect(counter).toHaveText(`2 / ${total}`);

  await gallery.getByRole('button', { name: t('enlarge') }).click();
  await expect(viewer).toBeVisible();
  await page.goBack();
  await expect(viewer).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`${path}$`));

  const long = '<p>Máy êm, đã thay nhông sên dĩa, hai lốp và bình mới tháng trước, giấy tờ chính chủ.</p>';
  await page
    .locator('.prose')
    .first()
    .evaluate((words, html) => (words.innerHTML = html), long.repeat(15));
  expect(await printed(page, path)).toBe(1);
});

test('[S9.10] a finger turns the photos after 30 px, and not before', async ({ browser, request }) => {
  const path = await findBike(request, hasManyPhotos);
  const context = await browser.newContext({ hasTouch: true, viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  await page.goto(new URL(path, process.env.SITE_URL ?? 'http://localhost:14321').href);
  await page.locator('[data-gallery][data-live]').waitFor();
  const session = await context.newCDPSession(page);
  const box = await page.locator('[data-row]').boundingBox();
  if (!box) throw new Error('the gallery has no place');
  const y = box.y + box.height / 2;
  const swipe = async (distance: number, start = box.x + box.width / 2) => {
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: start, y }] });
    for (const share of [0.3, 0.6, 1])
      await session.send('Input.dispatchTouchEvent', {
        type: 'touchMove',
        touchPoints: [{ x: start + distance * share, y }],
      });
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  };
  const counter = page.locator('[data-counter]');
  await swipe(-25);
  await expect(counter).toHaveText(/^1 \//);
  await swipe(-60);
  await expect(counter).toHaveText(/^2 \//);
  await swipe(60);
  await expect(counter).toHaveText(/^1 \//);
  // The swipe begins on the right arrow, where a thumb would.
  await swipe(-60, box.x + box.width - 30);
  await expect(counter).toHaveText(/^2 \//);
  await context.close();
});

test('[S9.11] once the first photo is there, the next one and thumbnails are fetched ahead, the others are not', async ({
  page,
  request,
}) => {
  const fetched = new Set<string>();
  page.on('request', (request) => fetched.add(new URL(request.url()).pathname));
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/1000\.webp$/, async (route) => {
    await isReleased;
    await route.continue();
  });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(await findBike(request, hasManyPhotos), { waitUntil: 'commit' });
  await page.locator('[data-gallery][data-live]').waitFor();
  const photos = await page
    .locator('[data-photo]')
    .evaluateAll((links) =>
      links.map((link) => new URL((link as HTMLAnchorElement).href).pathname.replace(/[^/]+$/, '')),
    );
  const isFetched = (index: number) =>
    [...fetched].some((path) => path.startsWith(photos[index] ?? '?') && /\/(1000|1600)\.webp$/.test(path));
  const hasThumbnails = () =>
    [0, 1, 2].every((index) => [...fetched].includes(`${photos[index]}400x300.webp`));
  const started = () => [isFetched(0), isFetched(1), hasThumbnails()];
  expect(started()).toEqual([true, false, false]);
  release();
  await expect.poll(started).toEqual([true, true, true]);
  const eager = () =>
    page.locator('[data-photo] img').evaluateAll((all) => all.map((image) => image.getAttribute('loading')));
  expect((await eager())[2]).toBe('lazy');
  await page.getByRole('button', { name: listing.nextPhoto.en }).click();
  expect((await eager())[2]).toBe('eager');
  await expect.poll(() => isFetched(2)).toBe(true);
});
