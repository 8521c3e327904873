import type { Language } from '../../src/i18n/languages.ts';
import { brand } from '../../src/i18n/texts/brand.ts';
import { guide } from '../../src/i18n/texts/guide.ts';
import { route } from '../../src/i18n/texts/route.ts';
import { translate } from '../../src/i18n/texts.ts';
import { localize, paths, phrasesPath } from '../../src/paths.ts';
import { guideBrands } from '../fixtures/guideBrands.ts';
import { expect, test } from './browser.ts';
import { inBoth } from './pages.ts';

const reading = [
  paths.buyingGuide,
  ...guideBrands.map(paths.brand),
  paths.routes,
  phrasesPath,
  paths.terms,
  paths.privacy,
  paths.cookiePolicy,
  paths.operatingRules,
];

const places = [
  `${paths.buyingGuide}#faq`,
  `${paths.buyingGuide}#source-5`,
  `${localize('vi', paths.buyingGuide)}#step-4`,
  `${paths.routes}#costs`,
];
test('a place in a page is at its top for whoever comes by a link to it', async ({ page }) => {
  for (const [width, address] of [360, 1440].flatMap((width) =>
    places.map((address) => [width, address] as const),
  )) {
    await page.goto('about:blank');
    await page.setViewportSize({ width, height: 780 });
    await page.goto(address, { waitUntil: 'networkidle' });
    // 96 px (6rem) below the top, clear of the header. Browsers scroll by whole pixels.
    const top = await page.locator(':target').evaluate((target) => target.getBoundingClientRect().top);
    expect.soft(Math.abs(top - 96), `${address} at ${width} px`).toBeLessThan(1.5);
  }
});

test('on a phone the pictures of the ride wait for the words that stand above them, however slowly they come', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto(paths.routes);
  const pictures = page.locator('#gallery');
  await expect(pictures).toBeVisible();
  await page.locator('#info').evaluate((words) => words.remove());
  await expect(pictures).toBeHidden();
});

test('the last line of the contents leads to its section', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto(paths.buyingGuide);
  await page.locator('.toc a').last().click();
  await expect
    .poll(() => page.locator('#sources').evaluate((target) => Math.round(target.getBoundingClientRect().top)))
    .toBe(96);
});

const lang: Language = 'en';
const to = (path: (typeof reading)[number]) => localize(lang, path);

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('[S2.145 S2.146] the years of a model are compared, a panel opens, and the ride offers nothing that needs script', async ({
    page,
  }) => {
    await page.goto(to(paths.brand('Honda')));
    const t = translate(lang, brand);
    const vision = page.locator('#vision');
    const years = vision.locator('.year');
    await expect(years.nth(0)).toBeVisible();
    await expect(years.nth(1)).toBeHidden();
    const pick = (text: string) => vision.locator('.pick label', { hasText: text }).click();
    await pick('2023');
    await expect(years.nth(0)).toBeHidden();
    await expect(years.nth(1)).toBeVisible();
    await pick(t('compare'));
    await expect(vision.getByRole('table').last()).toContainText('34–42');
    await expect(years.nth(1)).toBeHidden();

    await page.goto(to(paths.brand('SYM')));
    const panel = page.locator('#sym-attila-2024');
    await expect(panel.getByRole('table').first()).toBeHidden();
    await panel.locator('summary').click();
    await expect(panel.getByRole('table')).toHaveCount(7);
    await expect(panel.getByRole('table').last()).toBeVisible();

    await page.goto(to(paths.routes));
    const say = translate(lang, route);
    await expect(page.getByRole('img', { name: /Hai Van|Hải Vân|map|bản đồ/i }).first()).toBeVisible();
    await expect(page.getByRole('link', { name: say('openMaps') })).toBeVisible();
    for (const name of [say('mapLoad'), say('copy'), say('next')])
      await expect(page.getByText(name, { exact: true })).toBeHidden();
  });
});

test('[S2.160 S2.161 S2.162 S2.163 S7.42] on the ride the live map comes on a click, its link is copied, a picture opens large, and the row of pictures turns', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const requests: string[] = [];
  await page.route('https://www.google.com/**', (request) => {
    requests.push(request.request().url());
    return request.fulfill({ contentType: 'text/html', body: '<title>map</title>' });
  });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(to(paths.routes));
  const t = translate(lang, route);
  await page.getByRole('img', { name: t('mapDrawn').split('{')[0] ?? '' }).hover();
  expect(requests).toEqual([]);
  await page.getByRole('button', { name: t('copy') }).click();
  await expect(page.getByText(t('copied'))).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(await page.getByRole('link', { name: t('openMaps') }).getAttribute('href'));

  await page.locator('[data-picture]').nth(1).click();
  const box = page.locator('.pswp');
  const counter = box.locator('.pswp__counter');
  await expect(counter).toHaveText('2 / 8');
  await page.keyboard.press('ArrowRight');
  await expect(counter).toHaveText('3 / 8');
  await page.keyboard.press('ArrowLeft');
  await expect(counter).toHaveText('2 / 8');
  await box.getByRole('button', { name: t('previous') }).click();
  await expect(counter).toHaveText('1 / 8');
  await box.getByRole('button', { name: t('next') }).click();
  await expect(counter).toHaveText('2 / 8');
  await page.keyboard.press('Escape');
  await expect(box).toHaveCount(0);
  await page.locator('[data-picture]').first().click();
  await expect(counter).toHaveText('1 / 8');
  await box.getByRole('button', { name: t('close') }).click();
  await expect(box).toHaveCount(0);
  await page.locator('[data-picture]').first().click();
  await expect(counter).toHaveText('1 / 8');
  await page.goBack();
  await expect(box).toHaveCount(0);
  await expect(page).toHaveURL(to(paths.routes));

  const row = page.locator('[data-carousel]');
  const front = row.locator('.swiper-slide-active img');
  await row.locator('[data-turn="previous"]').click();
  await expect(front).toHaveAttribute('src', '/routes/beach-small.webp');
  await row.locator('[data-turn="next"]').click();
  await expect(front).toHaveAttribute('src', '/routes/switchbacks-small.webp');

  // A drag turns the row of pictures, and must not count as a click.
  const picture = await front.boundingBox();
  if (!picture) throw new Error('no picture is in front');
  const [x, y] = [picture.x + picture.width / 2, picture.y + picture.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 60, y, { steps: 3 });
  await page.mouse.move(x - 150, y, { steps: 3 });
  await page.mouse.up();
  await expect(front).not.toHaveAttribute('src', '/routes/switchbacks-small.webp');
  await expect(box).toHaveCount(0);

  expect(requests).toEqual([]);
  await page.getByRole('link', { name: t('mapLoad') }).click();
  await expect(page.locator('[data-map-place] iframe')).toBeVisible();
  // Polls, since the frame appears before it sends a request.
  await expect.poll(() => requests[0] ?? '').toContain('saddr=16.0544%2C108.2022');
});

test('[S2.135] a card of the guide leads to its section; ticks of the checklist outlast a reload, and clear', async ({
  page,
}) => {
  await page.goto(to(paths.buyingGuide));
  await page.locator('.jump a').nth(2).click();
  await expect(page.locator('#inspection h2')).toBeInViewport();

  const boxes = page.locator('.checks input');
  await boxes.nth(2).check();
  await page.reload();
  await expect(boxes.nth(2)).toBeChecked();
  await expect(boxes.nth(1)).not.toBeChecked();
  await page.getByRole('button', { name: translate(lang, guide)('clear') }).click();
  await expect(boxes.nth(2)).not.toBeChecked();
});

test('[S2.173] a legal page says that it is in force today', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2027-03-04T20:00:00Z'));
  for (const [address, words] of [
    [paths.terms, 'In force today, 5 March 2027.'],
    [localize('vi', paths.terms), 'Đang có hiệu lực vào ngày 05/03/2027.'],
  ] as const) {
    await page.goto(address);
    await expect(page.locator('[data-today]')).toContainText(words);
    await expect(page.locator('[data-today]')).toBeVisible();
  }
});

test('every page of words fits a narrow phone and prints', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const { address } of inBoth(reading)) {
    await page.emulateMedia({ media: 'screen' });
    await page.goto(address);
    const over = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect.soft(await over(), address).toBeLessThanOrEqual(0);
    await page.emulateMedia({ media: 'print' });
    await expect.soft(page.locator('footer').last(), address).toBeHidden();
    await expect.soft(page.getByRole('heading', { level: 1 }), address).toBeVisible();
    const closed = page.locator('.spec > div').filter({ visible: false });
    await expect.soft(closed, address).toHaveCount(0);
  }
});
