import type { Page } from '@playwright/test';
import { languages } from '../../src/i18n/languages.ts';
import { localize, paths } from '../../src/paths.ts';
import { answerConsent } from './answerConsent.ts';
import { expect, test } from './browser.ts';
import { somePath } from './pages.ts';

const banner = (page: Page) => page.locator('[data-consent]');
const accept = { en: 'Accept', vi: 'Đồng ý' };

/** Records the banner's state once the document is parsed, before the shell's script runs. */
const watchFirst = (page: Page) =>
  page.addInitScript(() => {
    const shifts: number[] = [];
    new PerformanceObserver((list) =>
      // Ignores shifts below a hundredth: the header may move slightly while parsing pauses.
      shifts.push(
        ...list
          .getEntries()
          .flatMap((entry) => (Reflect.get(entry, 'value') > 0.01 ? [entry.startTime] : [])),
      ),
    ).observe({ type: 'layout-shift', buffered: true });
    window.requestAnimationFrame = () => 0;
    addEventListener('DOMContentLoaded', () => {
      const banner = document.querySelector('[data-consent]');
      Object.assign(window, { shifts, first: banner && getComputedStyle(banner).display });
    });
  });

test('[S2.35 S2.36] the banner is part of the first paint, or never seen by who has accepted', async ({
  page,
}) => {
  await watchFirst(page);
  const addresses = ['/vi', paths.buyingGuide, '/vi/auth'];
  for (const address of addresses) {
    await page.goto(address);
    expect(await page.evaluate('first'), address).toBe('flex');
    await expect(banner(page)).toBeVisible();
    expect(await page.evaluate('shifts'), address).toEqual([]);
  }
  await page.evaluate(() => localStorage.setItem('cookieConsent', 'accepted'));
  for (const address of addresses) {
    await page.goto(address);
    expect(await page.evaluate('first'), address).toBe('none');
  }
});

test('[S2.36] a press in its first third of a second is no answer, a later one is', async ({ page }) => {
  await page.clock.install();
  await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
  await page.goto(localize('vi', paths.home));
  const answer = banner(page).getByRole('button', { name: accept.vi });
  const stored = () => page.evaluate(() => localStorage.getItem('cookieConsent'));
  // The shell's script adds the buttons' listener after the first paint.
  await page.clock.runFor(100);
  await answer.click();
  await expect(banner(page)).toBeVisible();
  expect(await stored()).toBeNull();
  await page.clock.runFor(300);
  await answer.click();
  await expect(banner(page)).toBeHidden();
  expect(await stored()).toBe('accepted');
});

test("it is one line, and on a bike's page of a phone stands above the ways to the seller", {
  tag: '@always',
}, async ({ page, request }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  const bike = await somePath(request);
  for (const lang of languages) {
    await page.goto(localize(lang, bike));
    const [bar, question] = await Promise.all(
      [page.locator('.contact-bar'), banner(page)].map((part) => part.boundingBox()),
    );
    expect(question?.height).toBeLessThanOrEqual(58);
    expect(bar?.height).toBeGreaterThan(44);
    expect(Math.abs((question?.y ?? 0) + (question?.height ?? 0) - (bar?.y ?? 0))).toBeLessThanOrEqual(1);
    expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBe(780);
    for (const button of await banner(page).getByRole('button').all())
      expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  }
});

test('an answer is withdrawn on the cookie policy, and the banner asks again', { tag: '@always' }, async ({
  page,
}) => {
  await page.goto(localize('vi', paths.cookiePolicy));
  await answerConsent(page, accept.vi);
  await page.locator('[data-ask-again]').click();
  await expect(banner(page)).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('cookieConsent'))).toBeNull();
});

test('an answer holds on the page that Back leads to, and in another tab', async ({ page, context }) => {
  await page.goto(paths.terms);
  const other = await context.newPage();
  await other.goto(paths.privacy);
  await page.goto(paths.privacy);
  await answerConsent(page, accept.en);
  await expect(banner(other)).toBeHidden();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(banner(page)).toBeHidden();
});

/** Moves focus through a page by Tab. @returns elements that the banner covered when focused */
const coveredByTab = async (page: Page): Promise<string[]> => {
  const problems: string[] = [];
  for (let stop = 0; stop < 120; stop += 1) {
    await page.keyboard.press('Tab');
    const shifts = await page.evaluate(async () => {
      const frame = () => new Promise((done) => requestAnimationFrame(done));
      await frame();
      await frame();
      const [focus, over] = [document.activeElement, document.querySelector('[data-consent]')];
      if (!focus || focus === document.body || !over) return 'end';
      if (over.contains(focus)) return null;
      const its = over.getBoundingClientRect();
      const covered = () => {
        const is = focus.getBoundingClientRect();
        // An element taller than the space between header and banner cannot be wholly visible.
        const fits = is.height <= its.top - 96;
        const isAtBar = is.bottom > its.top + 1 && is.top < its.bottom;
        return fits && isAtBar && is.right > its.left && is.left < its.right;
      };
      // Scrolls the element into view first: later content may have moved it.
      if (covered()) focus.scrollIntoView({ block: 'nearest' });
      return covered() ? focus.outerHTML.slice(0, 90) : null;
    });
    if (shifts === 'end') break;
    if (shifts) problems.push(shifts);
  }
  return problems;
};

test('the banner lies on nothing that has the focus', async ({ page, request }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const bike = localize('vi', await somePath(request));
  for (const [width, height, path] of [
    [360, 740, paths.home],
    [360, 740, bike],
    [1280, 800, paths.home],
    [320, 256, localize('vi', paths.terms)],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(path);
    await expect(banner(page)).toBeVisible();
    expect.soft(await coveredByTab(page), `${path} at ${width} × ${height}`).toEqual([]);
  }
});

test('at 400 per cent the banner leaves half of the screen, and every answer can be reached', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  for (const lang of languages) {
    await page.goto(localize(lang, paths.home));
    const box = await banner(page).boundingBox();
    expect(box?.height).toBeLessThanOrEqual(128);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(256);
    const answer = banner(page).getByRole('button', { name: accept[lang] });
    await answer.focus();
    await expect(answer).toBeInViewport({ ratio: 0.9 });
  }
});

test.describe('on paper', () => {
  test.use({ locale: 'vi-VN' });
  test('there is neither the banner nor the offer of a language', async ({ page, request }) => {
    for (const path of [paths.terms, paths.home, await somePath(request)]) {
      await page.goto(path);
      const notes = page.locator('[data-consent], .language-offer');
      await expect(notes.filter({ visible: true })).toHaveCount(2);
      await page.emulateMedia({ media: 'print' });
      await expect(notes.filter({ visible: true })).toHaveCount(0);
      await page.emulateMedia({ media: 'screen' });
    }
  });
});
